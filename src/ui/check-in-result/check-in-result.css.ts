import { style, styleVariants } from '@vanilla-extract/css';
import { cardLook } from '../card/card-look.ts';
import { vars } from '../theme/contract.css.ts';
import { forced, from, rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;

export const result = style({
  ...cardLook,
  borderRadius: rem(radius.portalCard),
  overflow: 'hidden',
});
const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(10),
  padding: rem(24),
  textAlign: 'center',
});
export const heads = styleVariants({
  here: [head, { background: color.infoSoft, color: color.infoText }],
  confirmed: [head, { background: color.successSoft, color: color.successText }],
});
const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(64),
  height: rem(64),
  borderRadius: rem(radius.pill),
  color: vars.accent.onAccent,
  '@media': { [forced]: { border: '2px solid CanvasText', color: 'CanvasText' } },
});
export const discs = styleVariants({
  here: [disc, { background: color.infoSolid }],
  confirmed: [disc, { background: color.successSolid }],
});
export const title = style(text('heading2'));
export const state = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  fontWeight: 500,
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  padding: rem(20),
});
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(14),
  minWidth: 0,
  // Beside the picture even where a long name has to break.
  '@media': { [from.sm]: { flexWrap: 'nowrap' } },
});
export const name = style({ ...text('heading3'), overflowWrap: 'anywhere' });
export const detail = style({ ...text('body'), color: color.textMuted });
export const facts = style({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(120)}), 1fr))`,
  gap: rem(12),
});
export const factName = style({ ...text('small'), color: color.textMuted });
export const fact = style({ ...text('bodyTouch'), margin: 0, fontWeight: 600 });

export const twice = style({
  display: 'grid',
  gap: rem(10),
  padding: rem(16),
  border: `1px solid ${color.violetBorder}`,
  borderRadius: rem(radius.card),
  background: color.violetSoft,
  color: color.violetText,
});
export const twiceTitle = style({
  ...text('title'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
});
export const words = style(text('body'));
/** Neither is favoured: two keys of one size. */
export const keys = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(140)}), 1fr))`,
  gap: rem(8),
});
