import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

/** High enough for the groups that are found, which open over it. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(16),
  minHeight: rem(400),
  paddingBlockStart: rem(8),
});
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: rem(8),
  marginBlockStart: 'auto',
});
