import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

export const keys = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: rem(4),
  '@media': { print: { display: 'none' } },
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  paddingBlockStart: rem(8),
});
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: rem(8),
});
