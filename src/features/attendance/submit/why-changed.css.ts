import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

export const why = style({ display: 'grid', gap: rem(16), paddingBlockStart: rem(8) });
export const often = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
