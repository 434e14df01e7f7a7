import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, forced, rem, text } from '../theme/scale.ts';
import { radius, timing, zIndex } from '../theme/tokens.json';

export const place = style({
  position: 'fixed',
  zIndex: zIndex.snackbar,
  top: `calc(${rem(12)} + env(safe-area-inset-top))`,
  insetInline: rem(16),
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

export const snackbar = style({
  ...text('body'),
  fontWeight: 500,
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: rem(12),
  width: `min(${rem(460)}, 100%)`,
  minHeight: rem(52),
  paddingBlock: rem(8),
  paddingInline: `${rem(16)} ${rem(8)}`,
  borderRadius: rem(radius.card),
  boxShadow: vars.shadow.overlay,
  animation: `${enter} ${duration.base} ${easing.enter}`,
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

export const tones = styleVariants({
  plain: { background: vars.color.inverse, color: vars.color.onInverse },
  success: { background: vars.color.successSolid, color: vars.accent.onAccent },
});

export const words = style({ flex: 1 });

export const action = style({
  minHeight: rem(44),
  paddingInline: rem(14),
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Time for which a message stays, ms. */
export const life = { plain: timing.snackbar, error: timing.snackbarError } as const;
