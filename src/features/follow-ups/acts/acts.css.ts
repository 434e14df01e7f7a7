import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

export const keys = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: rem(4),
  '@media': { print: { display: 'none' } },
});
