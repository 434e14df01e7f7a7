import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { below, duration, easing, forced, reduced, rem, text } from '../theme/scale.ts';
import { radius, size, zIndex } from '../theme/tokens.json';

const { color, accent } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const panel = style({
  zIndex: zIndex.dialog,
  display: 'flex',
  flexDirection: 'column',
  width: rem(size.panelWidth),
  maxHeight: `min(${rem(640)}, var(--radix-popover-content-available-height))`,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  overflow: 'hidden',
  animation: `${appear} ${duration.base} ${easing.enter}`,
  '@media': {
    [below.md]: {
      width: '100%',
      height: '100%',
      maxHeight: 'none',
      border: 0,
      borderRadius: 0,
      paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
    },
    [reduced]: { animation: 'none' },
    print: { display: 'none' },
  },
});
/** On a phone it is the whole screen: Radix places it by inline styles, which only these outdo. */
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${panel})`, {
  '@media': {
    [below.md]: {
      inset: '0 !important',
      transform: 'none !important',
      width: '100% !important',
      minWidth: '0 !important',
      height: '100dvh !important',
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: rem(4),
  flexShrink: 0,
  minHeight: rem(56),
  paddingBlock: rem(8),
  paddingInline: `${rem(18)} ${rem(10)}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
/** Its words do not break: with large letters its keys go below it. */
export const title = style({ ...text('title'), flex: '1 1 auto', minWidth: 'min-content' });
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const list = style([body, { margin: 0, padding: 0, listStyle: 'none' }]);
export const row = style({
  position: 'relative',
  display: 'flex',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const unread = style({
  background: `color-mix(in srgb, ${accent.accentSoft} 28%, ${color.raised})`,
});
export const lead = style({
  ...text('body'),
  display: 'flex',
  gap: rem(12),
  flex: 1,
  minWidth: 0,
  paddingBlock: rem(12),
  paddingInline: `${rem(18)} ${rem(50)}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: color.hover }, 'a&:focus-visible': { outlineOffset: -2 } },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: rem(36),
  height: rem(36),
  borderRadius: rem(radius.control),
});
export const picture = style([tile, { objectFit: 'cover' }]);
export const tileHues = styleVariants({
  accent: { background: accent.accentSoft, color: accent.accentText },
  info: { background: color.infoSoft, color: color.infoText },
  violet: { background: color.violetSoft, color: color.violetText },
  success: { background: color.successSoft, color: color.successText },
  warning: { background: color.warningSoft, color: color.warningText },
});
export const said = style({ display: 'grid', flex: 1, minWidth: 0 });
export const rowTitle = style({ fontWeight: 600 });
export const words = style({ color: color.textMuted });
export const time = style({ ...text('label'), fontWeight: 400, color: color.textMuted });

export const keys = style({
  position: 'absolute',
  insetBlockStart: rem(6),
  insetInlineEnd: rem(8),
  display: 'flex',
  flexDirection: 'column',
});
export const key = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(36),
  height: rem(36),
  border: 0,
  padding: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});
export const dot = style({
  width: rem(8),
  height: rem(8),
  borderRadius: rem(radius.pill),
  background: accent.accentSolid,
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** With a mouse, what is seldom wanted shows where the pointer or the focus is. */
const onHover = {
  opacity: 0,
  selectors: {
    [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 },
  },
} as const;
export const remove = style({
  '@media': { '(hover: hover)': onHover },
});
