import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/theme/scale.ts';

export const labels = style({
  display: 'grid',
  gap: rem(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const label = style({ display: 'flex', alignItems: 'flex-end', gap: rem(4) });
export const labelName = style({ flex: 1, minWidth: 0 });
