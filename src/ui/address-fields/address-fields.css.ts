import { style } from '@vanilla-extract/css';
import { rem, text } from '../theme/scale.ts';

export const address = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr))`,
  alignItems: 'start',
  gap: rem(16),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const label = style({ ...text('title'), marginBlockEnd: rem(12), padding: 0 });
export const whole = style({ gridColumn: '1 / -1', minWidth: 0 });
