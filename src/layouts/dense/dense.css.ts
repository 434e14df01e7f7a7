import { globalStyle, style } from '@vanilla-extract/css';
import * as navigation from '../../ui/navigation/navigation.css.ts';
import { tone } from '../../ui/navigation/navigation-tone.css.ts';
import { vars } from '../../ui/theme/contract.css.ts';
import { duration, easing, reduced, rem } from '../../ui/theme/scale.ts';
import { size } from '../../ui/theme/tokens.json';
import * as side from '../frame/side.css.ts';

const isOpen = '&:is(:hover, [data-open])';
const narrow = ':not(:is(:hover, [data-open]))';

/** As wide as its icons, and over the page as wide as its words while somebody is in it. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: rem(size.nav.railWidth),
  height: '100%',
  overflow: 'hidden',
  background: vars.color.canvas,
  borderInlineEnd: `1px solid ${tone.line}`,
  transition: `width ${duration.base} ${easing.standard}`,
  selectors: { [isOpen]: { width: rem(size.nav.sideWidth), boxShadow: vars.shadow.overlay } },
  '@media': { [reduced]: { transition: 'none' } },
});

/** Words keep their line while they are cut off: nothing below them moves. */
globalStyle(`${panel}${narrow} :is(${navigation.item}, ${side.tenant}, ${side.person})`, {
  whiteSpace: 'nowrap',
});
/** An item shows its icon, the tenant its logo. */
globalStyle(
  `${panel}${narrow} :is(${navigation.item} > :not(svg:first-child), ${side.tenant} > :not(:first-child))`,
  { opacity: 0 },
);
globalStyle(`${panel}${narrow} ${navigation.children}`, { display: 'none' });
/** In the place of a heading, a short rule. */
globalStyle(`${panel}${narrow} ${navigation.heading}`, {
  overflow: 'hidden',
  color: 'transparent',
  whiteSpace: 'nowrap',
  backgroundImage: `linear-gradient(${tone.line}, ${tone.line})`,
  backgroundSize: `${rem(20)} 1px`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
});
