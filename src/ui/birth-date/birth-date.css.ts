import { style } from '@vanilla-extract/css';
import { cramped, rem, text } from '../theme/scale.ts';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr) minmax(0, 5fr)',
  gap: rem(8),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const legend = style({ ...text('small'), padding: 0, fontWeight: 600 });
export const whole = style({ gridColumn: '1 / -1' });
