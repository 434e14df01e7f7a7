import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';
import { color as fixed, radius } from '../theme/tokens.json';

const { color } = vars;

export const pass = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: rem(12),
  maxWidth: rem(384),
  minWidth: 0,
  marginInline: 'auto',
  textAlign: 'center',
});
export const door = style({ ...text('bodyTouch'), color: color.textMuted });
export const number = style({ ...text('counterTotal'), ...tabular });
export const unit = style({
  ...text('bodyTouch'),
  // A box of its own: beside the number whichever way is read, and below it where there is no room.
  display: 'inline-block',
  marginInlineStart: rem(8),
  color: color.textMuted,
  fontWeight: 400,
  letterSpacing: 0,
});

/** White in both schemes: the tile is the lamp that the other camera reads by. */
export const tile = style({
  width: '100%',
  maxWidth: rem(300),
  padding: rem(8),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.sheet),
  background: fixed.surface.light.hex,
  boxShadow: vars.shadow.raised,
});
export const ask = style(text('title'));
export const holds = style({ ...text('body'), color: color.textMuted });
export const foot = style({
  ...text('bodyTouch'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${rem(16)}`,
  width: '100%',
  padding: `${rem(14)} ${rem(16)}`,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
});
export const foots = style({ color: color.textMuted });
export const bright = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  color: color.textMuted,
});
