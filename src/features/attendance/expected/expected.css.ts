import { style } from '@vanilla-extract/css';
import { filters as barFilters } from '../reports/report-filter.css.ts';
import { vars } from '../../../ui/theme/contract.css.ts';
import { below, from, rem, text } from '../../../ui/theme/scale.ts';

/** The period, between the one before and the one after. */
export const period = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: rem(8),
  padding: `${rem(8)} ${rem(16)}`,
  borderRadius: rem(12),
  background: vars.accent.accentSoft,
  color: vars.color.text,
  '@media': { print: { display: 'none' } },
});
export const count = style({ ...text('title'), marginInlineEnd: 'auto' });
export const keys = style({ display: 'inline-flex', flexWrap: 'wrap', gap: rem(6) });
/** Of one row, beside each other. */
export const acts = style({ display: 'inline-flex', alignItems: 'center', gap: rem(6) });
const foldsOnTablet = {
  '@media': { [`screen and ${from.md} and ${below.xl}`]: { whiteSpace: 'normal' } },
} as const;
export const by = style({ ...text('small'), color: vars.color.textMuted, ...foldsOnTablet });
/** The period, and on the other side which list of it. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: rem(8),
});
/** Words as wide as they are, that fold where a tablet has no room for one line. */
export const folds = style(foldsOnTablet);
/** The filters stand on the line of the search field, which has its label above. */
export const filters = style([barFilters, { alignItems: 'flex-end' }]);
