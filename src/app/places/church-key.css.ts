import { style } from '@vanilla-extract/css';
import { below, rem } from '../../ui/theme/scale.ts';

/** A phone has the choice in its menu: the header has no room there. */
export const inHeader = style({ '@media': { [below.md]: { display: 'none' } } });
export const nameInHeader = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: rem(160),
  '@media': { [below.lg]: { display: 'none' } },
});
