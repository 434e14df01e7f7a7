import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { bar } from '../../../ui/progress-bar/progress-bar.css.ts';
import { coarse, from, rem, text } from '../../../ui/theme/scale.ts';

/** The history stands beside the counts where there is room for both. */
export const detail = style({
  display: 'grid',
  gap: rem(16),
  alignItems: 'start',
  '@media': {
    [from.xl]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});
export const detailPart = style({ display: 'grid', gap: rem(16), minWidth: 0 });
export const part = style({ ...text('heading3'), marginBlockEnd: rem(12) });
/** Words about a history, above it or in its place. */
export const said = style({
  ...text('body'),
  marginBlockEnd: rem(12),
  color: vars.color.textMuted,
});
export const checks = style({
  display: 'grid',
  gap: rem(10),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const check = style({ ...text('body'), display: 'flex', alignItems: 'center', gap: rem(8) });
export const mark = styleVariants({
  agrees: { display: 'flex', color: vars.color.successText },
  differs: { display: 'flex', color: vars.color.warningText },
});
/** Share of the attendance that a count is. */
export const share = style([bar, { display: 'block', minWidth: rem(96) }]);
/** A row's name opens the report. */
export const open = style({
  ...text('body'),
  minHeight: rem(24),
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [coarse]: { minHeight: rem(44) } },
});
