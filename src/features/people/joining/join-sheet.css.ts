import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  paddingBlockStart: rem(8),
});
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: rem(8),
});
