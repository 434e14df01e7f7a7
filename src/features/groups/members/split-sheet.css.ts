import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

/** The role stands below each name, outside the line of its box. */
export const people = style({
  display: 'grid',
  gap: rem(22),
  minWidth: 0,
  paddingBlockEnd: rem(22),
  maxHeight: rem(280),
  margin: 0,
  paddingInline: 0,
  paddingBlockStart: 0,
  border: 0,
  overflowY: 'auto',
});
export const legend = style({ ...text('label'), padding: 0, marginBlockEnd: rem(4) });
export const note = style({ ...text('small'), margin: 0, color: vars.color.textMuted });
