import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, forced, rem, text } from '../theme/scale.ts';
import { radius, zIndex } from '../theme/tokens.json';

const appear = keyframes({ from: { opacity: 0 } });

export const tip = style({
  ...text('label'),
  zIndex: zIndex.tooltip,
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  maxWidth: rem(280),
  padding: `${rem(6)} ${rem(10)}`,
  borderRadius: rem(radius.sm),
  background: vars.color.inverse,
  color: vars.color.onInverse,
  animation: `${appear} ${duration.fast} ${easing.enter}`,
  '@media': { [forced]: { border: '1px solid' }, print: { display: 'none' } },
});

export const keys = style({
  padding: `${rem(1)} ${rem(5)}`,
  border: '1px solid currentColor',
  borderRadius: rem(radius.xs),
  fontFamily: 'inherit',
  opacity: 0.85,
});
