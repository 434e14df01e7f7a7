import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, tabular, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(6),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(300)}), 1fr))`,
  alignItems: 'start',
  gap: rem(20),
});
export const title = style(text('title'));
export const muted = style({ ...text('small'), color: vars.color.textMuted });
export const stack = style({ display: 'grid', gap: rem(10), justifyItems: 'start' });
export const middle = style({
  display: 'grid',
  gap: rem(10),
  justifyItems: 'center',
  textAlign: 'center',
});
export const between = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  width: '100%',
});
export const person = style({ display: 'flex', alignItems: 'center', gap: rem(12) });
export const number = style({ ...text('display'), ...tabular });
export const picture = style({
  width: '100%',
  height: rem(132),
  borderRadius: rem(radius.control),
  background: `linear-gradient(${vars.accent.accentSolid}, ${vars.accent.accentBorder})`,
});
export const rows = style({ display: 'grid', gap: rem(10), width: '100%' });
