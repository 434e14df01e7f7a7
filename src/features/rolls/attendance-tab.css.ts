import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { forced, rem, tabular, text } from '../../ui/theme/scale.ts';

const { color, accent } = vars;

export const column = style({
  display: 'grid',
  gap: rem(16),
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: rem(12),
});
export const title = style({ ...text('title'), margin: 0 });
export const link = style({ color: accent.accentText });
export const about = style({ ...text('small'), margin: 0, color: color.textMuted });
export const sum = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(8) });
export const number = style({ ...text('heading2'), ...tabular });

export const strip = style({ display: 'grid', gap: rem(6), marginBlockStart: rem(16) });
export const blocks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const mark = style({
  boxSizing: 'border-box',
  border: '1px solid transparent',
  borderRadius: rem(4),
});
/** More than a colour: filled, dashed, or an empty box. */
const looks = {
  present: {
    background: vars.accent.accentSolid,
    '@media': { [forced]: { background: 'Highlight' } },
  },
  absent: { borderStyle: 'dashed', borderColor: color.borderStrong, background: color.sunken },
  none: { borderColor: color.border },
} as const;
const big = style([mark, { width: rem(22), height: rem(30) }]);
const small = style([mark, { width: rem(10), height: rem(12) }]);
export const block = styleVariants(looks, (look) => [big, look]);
export const sample = styleVariants(looks, (look) => [small, look]);

export const ends = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(8),
  color: color.textMuted,
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: rem(12) });
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: rem(4) });
