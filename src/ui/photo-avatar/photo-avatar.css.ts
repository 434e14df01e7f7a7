import { style } from '@vanilla-extract/css';
import { rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

/** Over the initials, as large as they are. */
export const photo = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  borderRadius: rem(radius.pill),
  objectFit: 'cover',
});
export const frame = style({ position: 'relative', display: 'inline-grid' });
