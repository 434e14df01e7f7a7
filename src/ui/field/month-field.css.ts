import { style } from '@vanilla-extract/css';
import { rem, text } from '../theme/scale.ts';

export const month = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: rem(8),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const label = style({ ...text('small'), padding: 0, fontWeight: 600 });
