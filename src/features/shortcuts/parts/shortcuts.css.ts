import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius, size } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Colour of the lines between the tiles.
  background: color.border,
});
export const cell = style({ position: 'relative', display: 'grid', background: color.raised });
export const filler = style({ background: color.raised });
export const tile = style({
  ...text('small'),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: rem(2),
  minHeight: rem(114),
  padding: rem(12),
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const circle = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  marginBlockEnd: rem(6),
  borderRadius: rem(radius.pill),
  background: accent.accentSoft,
  color: accent.accentText,
});
export const pencil = style({
  position: 'absolute',
  insetBlockEnd: rem(-4),
  insetInlineEnd: rem(-4),
  display: 'grid',
  placeItems: 'center',
  width: rem(22),
  height: rem(22),
  borderRadius: rem(radius.pill),
  border: `1px solid ${color.border}`,
  background: color.raised,
  color: color.text,
});
export const label = style({ ...text('body'), fontWeight: 500 });
export const description = style({ color: color.textMuted });
export const pending = style({ ...text('label'), fontWeight: 400, color: color.textMuted });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(14),
  padding: rem(18),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: rem(8),
});
export const remove = style({ marginInlineEnd: 'auto' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(6),
});
export const choiceLabel = style({ ...text('small'), fontWeight: 500 });
export const choiceBox = style({
  ...text('body'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(size.control.default),
  paddingInline: rem(12),
  border: `1px solid ${color.borderStrong}`,
  borderRadius: rem(radius.control),
  background: color.surface,
  selectors: { '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
});
/** The device's own list opens over the whole box. */
export const choiceList = style({
  flex: 1,
  minWidth: 0,
  minHeight: rem(40),
  border: 0,
  outline: 'none',
  appearance: 'none',
  background: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  cursor: 'pointer',
});
export const option = style({ background: color.raised, color: color.text });
