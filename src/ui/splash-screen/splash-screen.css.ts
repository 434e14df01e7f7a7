import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, reduced, rem } from '../theme/scale.ts';
import { zIndex } from '../theme/tokens.json';

/** Names of its own: `index.html` draws it, before there is any script. */
const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { transform: 'scale(.94)' } });

globalStyle('.splash', {
  position: 'fixed',
  zIndex: zIndex.loadingBar,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.canvas,
  // A page that is drawn at once never shows it.
  animation: `${appear} ${duration.base} ${easing.standard} 300ms backwards`,
});
globalStyle('.splash > img', {
  width: rem(72),
  height: rem(72),
  animation: `${breathe} 1.6s ${easing.standard} infinite`,
  '@media': { [reduced]: { animation: 'none' } },
});
/** Gone once something has moved in beside it. */
globalStyle('#root:not(:empty) ~ .splash', { display: 'none' });
/**
 * Unless that only says that it is on its way, and no words about the store stand over it. A rule of its own: a browser that does not know `:has`
 * drops the whole rule, and must not keep the mark over the page.
 */
globalStyle('#root:has(> main[aria-busy]:first-child) ~ .splash', { display: 'grid' });
globalStyle('.splash', {
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
