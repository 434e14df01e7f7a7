import { style } from '@vanilla-extract/css';
import { rem, text } from '../../../ui/theme/scale.ts';

export const place = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
});
