import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

export const line = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `${rem(4)} ${rem(12)} 0`,
});
