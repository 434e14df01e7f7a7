import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, from, reduced, rem } from '../theme/scale.ts';
import { radius, size, zIndex } from '../theme/tokens.json';

const enter = keyframes({ from: { transform: 'translateX(100%)' } });

export const width = rem(512);

export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

/** The body takes no presses while a dialog is open. */
export const backdrop = style({ pointerEvents: 'auto' });

export const over = style({
  position: 'fixed',
  // No higher than its backdrop: what asks over it dims it too.
  zIndex: zIndex.overlay,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '100vw',
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
  animation: `${enter} ${duration.slow} ${easing.enter}`,
  '@media': {
    [from.sm]: { width: `min(${width}, 100vw)` },
    [reduced]: { animation: 'none' },
  },
});

/** Stays in sight while the list scrolls. */
export const side = style({
  position: 'sticky',
  top: `calc(${rem(size.topbar)} + ${rem(24)})`,
  alignSelf: 'start',
  width,
  maxHeight: `calc(100dvh - ${rem(size.topbar)} - ${rem(48)})`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.card),
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(4),
  minHeight: rem(64),
  padding: `${rem(8)} ${rem(16)} ${rem(8)} ${rem(24)}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const body = style({
  flex: 1,
  minHeight: 0,
  padding: rem(24),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
