import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/theme/scale.ts';

export const statuses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(6),
  margin: 0,
  padding: 0,
  border: 0,
});
