import { style } from '@vanilla-extract/css';
import { rem, text } from '../theme/scale.ts';

export const badge = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  minHeight: rem(22),
  paddingInline: rem(7),
  borderRadius: rem(6),
  whiteSpace: 'nowrap',
});
