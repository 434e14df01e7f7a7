import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular } from '../theme/scale.ts';

/** As high as what is in it. */
export const growing = style({ fieldSizing: 'content', resize: 'none', maxHeight: '50dvh' });
export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  // The whole box opens the list, its arrow as well.
  marginInlineEnd: rem(-28),
  paddingInlineEnd: rem(28),
  alignSelf: 'stretch',
});
export const option = style({ background: vars.color.raised, color: vars.color.text });
export const arrow = style({ pointerEvents: 'none', color: vars.color.textMuted });
export const affix = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' });
/** A telephone number is written from its first digit, and stands where other texts do. */
globalStyle('[dir="rtl"] input[dir="ltr"]', { textAlign: 'end' });
export const number = style({ ...tabular });
