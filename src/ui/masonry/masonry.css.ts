import { style } from '@vanilla-extract/css';
import { cramped, rem } from '../theme/scale.ts';

export const columns = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(16),
  '@media': { [cramped]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minWidth: 0,
  gap: rem(16),
});
