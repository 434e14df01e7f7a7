import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { tone } from '../../ui/navigation/navigation-tone.css.ts';
import { vars } from '../../ui/theme/contract.css.ts';
import { way } from '../../ui/theme/reading-way.css.ts';
import { duration, easing, from, rem } from '../../ui/theme/scale.ts';
import { radius, size, zIndex } from '../../ui/theme/tokens.json';

const enter = keyframes({ from: { transform: `translateX(calc(-100% * ${way}))` } });

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
  borderStartEndRadius: rem(radius.sheet),
  borderEndEndRadius: rem(radius.sheet),
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  overflowY: 'auto',
  animation: `${enter} ${duration.slow} ${easing.enter}`,
});

/** If the parts below the navigation leave it no room, the drawer scrolls as a whole. */
const short = 'screen and (max-height: 30em)';
globalStyle(`${drawer} > nav`, {
  '@media': { [short]: { flex: '1 0 auto', overflowY: 'visible' } },
});

/** From a tablet on, the header has them. */
export const keys = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(80)}, 1fr))`,
  flexShrink: 0,
  margin: `0 ${rem(12)}`,
  paddingBlock: rem(8),
  borderBlockStart: `1px solid ${tone.line}`,
  '@media': { [from.md]: { display: 'none' } },
});
