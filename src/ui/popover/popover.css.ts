import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, rem } from '../theme/scale.ts';
import { radius, zIndex } from '../theme/tokens.json';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const popover = style({
  zIndex: zIndex.dialog,
  width: `min(${rem(320)}, calc(100vw - 2rem))`,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: rem(12),
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.menu),
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  animation: `${appear} ${duration.base} ${easing.enter}`,
});
