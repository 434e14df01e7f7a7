import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { coarse, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { focusRing, radius } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const card = style({
  position: 'relative',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&[data-open]': { borderColor: accent.accentSolid },
    '&[data-lifted]': { opacity: 0.45, borderStyle: 'dashed' },
    '&:has(a:focus-visible)': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: focusRing.offset,
    },
  },
});
export const face = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(8),
  padding: rem(14),
  borderRadius: 'inherit',
  overflow: 'clip',
  overflowWrap: 'anywhere',
  // A long press picks it up, and selects no words.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
});
export const cover = style({
  display: 'block',
  width: `calc(100% + ${rem(28)})`,
  height: rem(120),
  margin: `${rem(-14)} ${rem(-14)} ${rem(2)}`,
  objectFit: 'cover',
});
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(6),
  paddingInlineEnd: rem(28),
});
export const title = style({
  ...text('body'),
  fontWeight: 500,
  margin: 0,
  selectors: { '&:first-child': { paddingInlineEnd: rem(28) } },
});
/** Over the whole card. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const words = style({
  ...text('small'),
  margin: 0,
  color: color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const facts = style({
  ...text('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(24),
  color: color.textMuted,
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: rem(5) });
export const people = style({ marginInlineStart: 'auto' });
/** Moves and deletes the card: in sight for who points at it, comes to it or has no pointer. */
export const key = style({
  position: 'absolute',
  insetBlockStart: rem(6),
  insetInlineEnd: rem(6),
  borderRadius: rem(radius.control),
  // Also over a picture.
  background: color.surface,
  opacity: 0,
  selectors: {
    [`${card}:hover &, ${card}:focus-within &, &:has([data-state="open"])`]: { opacity: 1 },
  },
  '@media': { [coarse]: { opacity: 1 }, print: { display: 'none' } },
});
