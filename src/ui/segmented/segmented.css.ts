import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, duration, forced, rem, tabular, text } from '../theme/scale.ts';
import { focusRing, radius } from '../theme/tokens.json';

const { color } = vars;

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(2),
  margin: 0,
  minWidth: 0,
  padding: rem(4),
  border: 0,
  borderRadius: rem(radius.stepper),
  background: color.sunken,
  '@media': { print: { display: 'none' } },
});

export const choice = style({
  ...text('bodyTouch'),
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(10),
  minHeight: rem(48),
  paddingInline: rem(8),
  border: '1px solid transparent',
  borderRadius: rem(radius.menu),
  color: color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${duration.fast}`,
  selectors: {
    '&:has(:checked)': {
      background: color.raised,
      borderColor: color.border,
      color: color.text,
      boxShadow: vars.shadow.raised,
      fontWeight: 500,
    },
    '&:has(:focus-visible)': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: focusRing.offset,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&:has(:checked)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** As high as the keys and filters beside it. */
export const lowGroup = style({
  selectors: { '&&': { padding: rem(2), borderRadius: rem(radius.control) } },
});
export const lowChoice = style({
  selectors: {
    '&&': {
      ...text('small'),
      minHeight: rem(30),
      paddingInline: rem(12),
      borderRadius: rem(radius.sm),
      whiteSpace: 'nowrap',
    },
  },
  '@media': { [coarse]: { selectors: { '&&': { minHeight: rem(44) } } } },
});

/** The whole label, unseen. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const number = style({ ...text('small'), ...tabular, fontWeight: 600 });
