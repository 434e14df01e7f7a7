import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { reduced, rem } from '../theme/scale.ts';
import { timing } from '../theme/tokens.json';

const appear = keyframes({ to: { opacity: 1 } });
const shimmer = keyframes({ '50%': { opacity: 0.5 } });

/** Shows only what takes longer than 300 ms. */
export const skeleton = style({
  display: 'grid',
  gap: rem(14),
  padding: rem(20),
  opacity: 0,
  animation: `${appear} 1ms ${timing.skeletonDelay}ms forwards`,
});

export const line = style({
  height: rem(14),
  borderRadius: rem(7),
  background: vars.color.pressed,
  animation: `${shimmer} 1.6s ease-in-out infinite`,
  '@media': { [reduced]: { animation: 'none' } },
});
