import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import {
  coarse,
  compact,
  duration,
  easing,
  fine,
  forced,
  reduced,
  rem,
  text,
} from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';

const { color, accent } = vars;

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  flexShrink: 0,
  maxWidth: '100%',
  border: '1px solid transparent',
  background: 'transparent',
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${duration.fast} ${easing.standard}, transform ${duration.fast} ${easing.standard}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, boxShadow: 'none', cursor: 'default' },
  },
  '@media': {
    print: { display: 'none' },
    [forced]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** A secondary button's edge: its label identifies it, so it need not stand out like a field's. */
const softEdge = `color-mix(in srgb, ${color.borderStrong} 55%, transparent)`;

export const kinds = styleVariants({
  primary: {
    background: accent.accentSolid,
    color: accent.onAccent,
    boxShadow: vars.shadow.raised,
    selectors: { '&:hover:not(:disabled)': { background: accent.accentHover } },
  },
  secondary: {
    background: color.raised,
    borderColor: softEdge,
    color: color.text,
    boxShadow: vars.shadow.raised,
    selectors: {
      '&:hover:not(:disabled)': { background: color.hover },
      '&:active:not(:disabled)': { background: color.pressed },
    },
  },
  soft: {
    background: accent.accentSoft,
    color: accent.accentText,
    selectors: { '&:hover:not(:disabled)': { background: accent.accentSoftHover } },
  },
  ghost: {
    color: color.textMuted,
    selectors: {
      '&:hover:not(:disabled)': { background: color.hover, color: color.text },
      '&:active:not(:disabled)': { background: color.pressed },
    },
  },
  danger: {
    background: color.dangerSoft,
    borderColor: color.dangerBorder,
    color: color.dangerText,
    selectors: { '&:active:not(:disabled)': { background: color.dangerBorder } },
    // Solid in a bright scheme, where soft would look like a message.
    '@supports': {
      '(color: light-dark(red, red))': {
        background: `light-dark(${color.dangerSolid}, ${color.dangerSoft})`,
        borderColor: `light-dark(transparent, ${color.dangerBorder})`,
        color: `light-dark(${accent.onAccent}, ${color.dangerText})`,
        selectors: {
          '&:active:not(:disabled)': {
            background: `light-dark(${color.dangerText}, ${color.dangerBorder})`,
          },
        },
      },
    },
  },
});

const pressing = {
  selectors: { '&:active:not(:disabled)': { transform: 'scale(.97)' } },
  '@media': { [reduced]: { selectors: { '&:active:not(:disabled)': { transform: 'none' } } } },
};

export const sizes = styleVariants({
  small: {
    ...text('label'),
    minHeight: rem(size.control.dense),
    paddingInline: rem(10),
    paddingBlock: rem(4),
    borderRadius: rem(radius.sm),
    '@media': { [coarse]: { minHeight: rem(44) } },
  },
  medium: {
    ...text('small'),
    fontWeight: 500,
    minHeight: rem(34),
    paddingInline: rem(14),
    paddingBlock: rem(4),
    borderRadius: rem(radius.control),
    '@media': {
      [coarse]: { minHeight: rem(44) },
      [fine]: { selectors: { [compact]: { minHeight: rem(size.control.dense) } } },
    },
  },
  touch: {
    ...text('bodyTouch'),
    fontWeight: 600,
    minHeight: rem(size.control.touch),
    paddingInline: rem(18),
    paddingBlock: rem(10),
    borderRadius: rem(radius.touch),
    ...pressing,
  },
  usher: {
    ...text('heading3'),
    // Large and bold: what reads at arm's length in dim light.
    fontSize: rem(19),
    fontWeight: 700,
    minHeight: rem(size.control.usher),
    paddingInline: rem(22),
    paddingBlock: rem(12),
    borderRadius: rem(radius.touch),
    ...pressing,
  },
});

export const wide = style({ width: '100%' });

export const iconOnly = style({ paddingInline: 0, aspectRatio: '1' });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Stands still when motion is reduced; the word beside it says what happens. */
export const turning = style({
  animation: `${turn} 1s linear infinite`,
  '@media': { [reduced]: { animation: 'none' } },
});

globalStyle(`${kinds.primary}:active:not(:disabled)`, { filter: 'brightness(.94)' });
