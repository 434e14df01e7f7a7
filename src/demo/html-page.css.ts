import { style } from '@vanilla-extract/css';
import { rem, text } from '../ui/theme/scale.ts';
import { size } from '../ui/theme/tokens.json';

export const page = style({
  ...text('bodyTouch'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(14),
  maxWidth: rem(size.formMax),
});
