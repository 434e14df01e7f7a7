import { style } from '@vanilla-extract/css';
import { rem } from '../theme/scale.ts';

/** The fields of a form in a sheet, one below the other. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(16),
  paddingBlockStart: rem(8),
});
/** Its keys, the one that saves at the end. */
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: rem(8),
});
