import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, reduced, rem, text } from '../theme/scale.ts';
import { zIndex } from '../theme/tokens.json';

const enter = keyframes({ from: { transform: 'translateX(100%)' } });

export const drawer = style({
  position: 'fixed',
  zIndex: zIndex.drawer,
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '100vw',
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  animation: `${enter} ${duration.slow} ${easing.enter}`,
  '@media': { [reduced]: { animation: 'none' } },
});

export const head = style({
  ...text('heading2'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
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

export const foot = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: rem(60),
  padding: `${rem(8)} ${rem(16)} ${rem(8)} ${rem(24)}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
