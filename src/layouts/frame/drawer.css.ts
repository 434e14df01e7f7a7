import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { duration, easing, rem } from '../../ui/theme/scale.ts';
import { size, zIndex } from '../../ui/theme/tokens.json';

const enter = keyframes({ from: { transform: 'translateX(-100%)' } });

export const drawer = style({
  position: 'fixed',
  zIndex: zIndex.drawer,
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  width: `min(${rem(size.nav.drawerWidth)}, 86vw)`,
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  background: vars.color.canvas,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  animation: `${enter} ${duration.slow} ${easing.enter}`,
});
