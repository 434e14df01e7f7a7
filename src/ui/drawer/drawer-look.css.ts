import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { way } from '../theme/reading-way.css.ts';
import { duration, easing, reduced, rem } from '../theme/scale.ts';

const enter = keyframes({ from: { transform: `translateX(calc(100% * ${way}))` } });

/** Styles that the drawers share, to spread into their own. */
export const slidingIn = {
  animation: `${enter} ${duration.slow} ${easing.enter}`,
  '@media': { [reduced]: { animation: 'none' } },
};

/** Over the page, at its end. */
export const atTheEnd = {
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
} as const;

export const bar = {
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(64),
  paddingBlock: rem(8),
  paddingInline: `${rem(24)} ${rem(16)}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
} as const;

/** Scrolls between head and foot, which stay. */
export const scrolling = {
  flex: 1,
  minHeight: 0,
  padding: rem(24),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;
