import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

export const photo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(8),
  minWidth: 0,
});

export const refused = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
});
