import { style } from '@vanilla-extract/css';
import { coarse, rem, text } from '../../../ui/theme/scale.ts';

/** The history stands beside the counts where there is room for both. */
export const detail = style({
  display: 'grid',
  gap: rem(16),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  '@media': { print: { display: 'block' } },
});
export const detailPart = style({ display: 'grid', gap: rem(16), minWidth: 0 });
export const part = style({ ...text('heading3'), marginBlockEnd: rem(12) });
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
export const dateField = style({ display: 'grid', gap: rem(4), maxWidth: rem(260) });
