import { style } from '@vanilla-extract/css';
import * as sheetForm from '../../../ui/sheet/sheet-form.css.ts';
import { rem } from '../../../ui/theme/scale.ts';

/** High enough for the groups that are found, which open over it. */
export const form = style([
  sheetForm.form,
  { display: 'flex', flexDirection: 'column', minHeight: rem(400) },
]);
export const keys = style([sheetForm.keys, { marginBlockStart: 'auto' }]);
