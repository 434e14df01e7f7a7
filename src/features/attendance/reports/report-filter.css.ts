import { style } from '@vanilla-extract/css';
import { below, rem } from '../../../ui/theme/scale.ts';

/** On a phone two beside each other, of one width. */
export const filters = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(8),
  flexWrap: 'wrap',
  '@media': {
    [below.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    },
    print: { display: 'none' },
  },
});
