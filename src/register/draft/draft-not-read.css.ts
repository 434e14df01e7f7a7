import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { rem, text } from '../../ui/theme/scale.ts';

const appear = keyframes({ to: { opacity: 1 } });

/** In a page of columns it has all of them. */
export const waiting = style({ gridColumn: '1 / -1', minWidth: 0 });

/** Shows only where the reading takes longer than a second. */
export const late = style({
  ...text('small'),
  color: vars.color.textMuted,
  opacity: 0,
  animation: `${appear} 1ms 1s forwards`,
});

/** Level with the words above it: the skeleton has room of its own for cards. */
export const shape = style({ marginInline: rem(-20) });
