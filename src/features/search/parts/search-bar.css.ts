import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import {
  below,
  coarse,
  duration,
  easing,
  from,
  reduced,
  rem,
  text,
} from '../../../ui/theme/scale.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { radius, size, zIndex } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;
/** Beside a mouse the bar is as low as the header it covers. */
const roomy = `${from.md} and (pointer: fine)`;
const slide = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Over the whole header it stands in; on phones over the whole screen. */
export const bar = style({
  position: 'absolute',
  inset: 0,
  zIndex: zIndex.topbar,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  color: color.text,
  animation: `${slide} ${duration.base} ${easing.enter}`,
  '@media': {
    [below.md]: { position: 'fixed', height: '100dvh' },
    [reduced]: { animation: 'none' },
    print: { display: 'none' },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: '0 0 auto',
  gap: rem(8),
  minHeight: '100%',
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: rem(16),
  '@media': {
    [from.md]: { paddingInline: rem(28), flexWrap: 'nowrap' },
    [below.md]: {
      minHeight: 0,
      paddingBlock: `calc(${rem(8)} + env(safe-area-inset-top)) ${rem(8)}`,
      borderBlockEnd: `1px solid ${color.border}`,
    },
  },
});

export const glass = style({ flexShrink: 0, color: color.textMuted });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const waiting = style([
  glass,
  { animation: `${turn} 1s linear infinite`, '@media': { [reduced]: { animation: 'none' } } },
]);

export const input = style({
  ...text('body'),
  flex: '1 1 10rem',
  minWidth: 0,
  minHeight: rem(48),
  padding: `0 ${rem(4)}`,
  border: 0,
  '@media': { [roomy]: { minHeight: rem(36) } },
  background: 'transparent',
  color: color.text,
  outline: 'none',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  // The browser's own cross beside ours would be one too many.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
/** The bar is the field: its ring stands for the input's. */
export const field = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 14rem',
  gap: rem(10),
  minWidth: 0,
  paddingInline: rem(10),
  borderRadius: rem(radius.control),
  selectors: { '&:has(:focus-visible)': { boxShadow: `0 0 0 2px ${color.focus}` } },
});

/** The switch, and at the other end the way out. */
export const kinds = style({ flexShrink: 0 });
globalStyle(`${kinds} label`, { '@media': { [roomy]: { ...text('body'), minHeight: rem(34) } } });
export const close = style({ marginInlineStart: 'auto' });

/** S9-002. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: color.raised,
  '@media': {
    [from.md]: {
      position: 'absolute',
      insetBlockStart: `calc(100% + ${rem(4)})`,
      insetInline: rem(28),
      maxWidth: rem(640),
      maxHeight: `min(32rem, calc(100dvh - ${rem(size.topbar + 16)}))`,
      border: `1px solid ${color.border}`,
      borderRadius: rem(radius.menu),
      boxShadow: vars.shadow.overlay,
      overflow: 'hidden',
    },
    [below.md]: { flex: 1, background: color.surface },
  },
});
export const list = style({ minHeight: 0, margin: 0, padding: rem(8), overflowY: 'auto' });

export const option = style({
  display: 'flex',
  width: '100%',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: pageSide.start,
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(48),
  padding: `${rem(6)} ${rem(8)}`,
  borderRadius: rem(radius.control),
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-selected="true"]': { background: color.pressed },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});
export const label = style({
  ...text('body'),
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: 500,
});
export const marked = style({
  borderRadius: rem(3),
  background: accent.accentSoft,
  color: 'inherit',
  '@media': { '(forced-colors: active)': { background: 'Mark', color: 'MarkText' } },
});
export const note = style({ ...text('small'), flexShrink: 0, color: color.textMuted });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: rem(36),
  height: rem(36),
  borderRadius: rem(radius.pill),
  objectFit: 'cover',
  background: color.neutralSoft,
  color: color.neutralText,
});

export const message = style({
  ...text('body'),
  display: 'block',
  padding: rem(20),
  color: color.textMuted,
});
export const foot = style({
  ...text('small'),
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(6)} ${rem(14)}`,
  padding: `${rem(10)} ${rem(16)}`,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
});
/** A foot that only names keys, for whoever has some. */
export const keys = style([
  foot,
  { '@media': { [below.md]: { display: 'none' }, [coarse]: { display: 'none' } } },
]);
export const key = style({
  display: 'inline-block',
  minWidth: rem(20),
  marginInlineEnd: rem(4),
  padding: `0 ${rem(5)}`,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.sm),
  background: color.surface,
  fontFamily: 'inherit',
  textAlign: 'center',
});
