import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { from, rem, text } from '../../../../ui/theme/scale.ts';
import { focusRing, radius } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
  height: '100%',
  minHeight: rem(200),
  padding: rem(20),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(a:focus-visible)': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: focusRing.offset,
    },
  },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  borderRadius: rem(radius.control),
  background: accent.accentSoft,
  color: accent.accentText,
});
export const title = style({ ...text('title'), margin: 0 });
/** Over the whole tile. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: rem(radius.card) },
});
export const words = style({ ...text('body'), margin: 0, color: color.textMuted });
export const foot = style({ display: 'grid', gap: rem(10), marginBlockStart: 'auto' });
export const edited = style({ ...text('small'), margin: 0, color: color.textMuted });
export const add = style({
  ...text('body'),
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: rem(8),
  width: '100%',
  height: '100%',
  minHeight: rem(200),
  border: `2px dashed ${color.borderStrong}`,
  borderRadius: rem(radius.card),
  background: 'transparent',
  color: color.textMuted,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover, color: color.text } },
});

export const found = style({ display: 'grid', gap: rem(10) });
export const foundCards = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  overflow: 'clip',
});
export const foundCard = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${rem(16)}`,
  minHeight: rem(48),
  padding: `${rem(8)} ${rem(16)}`,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // Inside of the box, which clips.
  outlineOffset: rem(-3),
  selectors: {
    '&:hover': { background: color.hover },
    'li + li > &': { borderBlockStart: `1px solid ${color.border}` },
  },
});
