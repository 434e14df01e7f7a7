import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/contract.css.ts';
import { rem, text } from '../ui/theme/scale.ts';

export const asked = style({ ...text('body'), color: vars.color.textMuted });
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: rem(12),
  marginBlockStart: rem(20),
});
