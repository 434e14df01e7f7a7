import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { accent, color } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: rem(8),
});
export const title = style(text('title'));
export const muted = style({ ...text('small'), color: color.textMuted });
export const people = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(116)}, 1fr))`,
  gap: rem(12),
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const item = style({ display: 'grid', minWidth: 0 });

const tile = style({
  ...text('body'),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: rem(4),
  minWidth: 0,
  padding: `${rem(12)} ${rem(8)}`,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  textAlign: 'center',
  textDecoration: 'none',
});
export const person = style([
  tile,
  { color: color.text, selectors: { '&:hover': { borderColor: accent.accentText } } },
]);
export const here = style([tile, { background: accent.accentSoft }]);
export const name = style({ fontWeight: 500, maxWidth: '100%', overflowWrap: 'anywhere' });
export const mark = style({ ...text('small'), color: accent.accentText });
export const add = style([
  tile,
  {
    borderStyle: 'dashed',
    background: 'none',
    color: color.text,
    cursor: 'pointer',
    '@media': { print: { display: 'none' } },
  },
]);
