import { style } from '@vanilla-extract/css';
import { cardLook } from '../../../../ui/card/card-look.ts';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../../ui/theme/page-padding.ts';
import { from, rem, tabular, text } from '../../../../ui/theme/scale.ts';

const { color } = vars;
const oneColumn = 'minmax(0, 1fr)';

export const page = style({
  ...pagePadding,
  ...pageWidth,
  display: 'grid',
  gridTemplateColumns: oneColumn,
  alignContent: 'start',
  gap: rem(16),
});
export const grid = style({ display: 'grid', gridTemplateColumns: oneColumn, gap: rem(16) });

const columns = (least: number) => `repeat(auto-fit, minmax(min(100%, ${rem(least)}), 1fr))`;
/** Four beside each other or two, never three and one. */
export const tiles = style([
  grid,
  {
    '@media': {
      [from.sm]: { gridTemplateColumns: `repeat(2, ${oneColumn})` },
      [from.lg]: { gridTemplateColumns: `repeat(4, ${oneColumn})` },
    },
  },
]);
export const halves = style([grid, { gridTemplateColumns: columns(420) }]);
export const quarters = style([grid, { gridTemplateColumns: columns(230) }]);

/** A wide part beside a narrow one, where there is room. */
export const besides = style([
  grid,
  {
    '@media': {
      [from.lg]: { gridTemplateColumns: 'minmax(0, 1.84fr) minmax(0, 1fr)' },
      print: { gridTemplateColumns: oneColumn },
    },
  },
]);
export const card = style({
  padding: rem(20),
  ...cardLook,
  minWidth: 0,
  breakInside: 'avoid',
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: rem(8),
  marginBlockEnd: rem(12),
});
export const title = style(text('title'));
export const facts = style({ ...text('small'), ...tabular, color: color.textMuted });
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${rem(12)} ${rem(28)}`,
  margin: 0,
});
export const figure = style({ display: 'grid', gap: rem(2) });
export const figureName = style({ ...text('small'), color: color.textMuted });
export const figureValue = style({
  ...text('heading3'),
  ...tabular,
  margin: 0,
  whiteSpace: 'nowrap',
});
export const good = style({ color: color.successText });
export const printHidden = style({ '@media': { print: { display: 'none' } } });
