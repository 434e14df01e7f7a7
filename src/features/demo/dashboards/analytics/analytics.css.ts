import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { from, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { card } from '../parts/dashboard.css.ts';

const { color } = vars;

export const versus = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: rem(20),
    '@media': {
      [from.lg]: { gridTemplateColumns: `minmax(0, 2.4fr) minmax(${rem(240)}, 1fr)` },
      print: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
export const scores = style({ display: 'grid', margin: 0 });
export const score = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: rem(12),
  alignItems: 'center',
  paddingBlock: rem(12),
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const scoreName = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(4),
  color: color.textMuted,
});
export const scoreValue = style({
  ...text('heading1'),
  ...tabular,
  gridColumn: 2,
  gridRow: '1 / span 2',
  margin: 0,
});
export const about = style({ ...text('body'), maxWidth: rem(260), color: color.textMuted });
