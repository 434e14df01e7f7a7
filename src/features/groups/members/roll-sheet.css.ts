import { style } from '@vanilla-extract/css';
import * as sheetForm from '../../../ui/sheet/sheet-form.css.ts';
import { below, rem } from '../../../ui/theme/scale.ts';

export const form = style([sheetForm.form, { gap: rem(12) }]);
/** As high as the sheet allows beside its other parts, so that only the list scrolls. */
export const list = style({
  height: `clamp(11rem, calc(92dvh - 19rem), 32rem)`,
  '@media': { [below.md]: { height: `max(11rem, calc(92dvh - 22rem))` } },
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: rem(12),
});
export const keys = style([sheetForm.keys, { marginInlineStart: 'auto' }]);
