import { style } from '@vanilla-extract/css';
import { below, rem } from '../../../ui/theme/scale.ts';

/** On a phone their labels stand in line with those of the counts above. */
export const fields = style({
  display: 'grid',
  gap: rem(12),
  '@media': { [below.md]: { paddingInline: rem(6) } },
});
