import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, from, reduced, rem, text } from '../theme/scale.ts';
import { radius, zIndex } from '../theme/tokens.json';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  background: vars.color.overlay,
  animation: `${appear} ${duration.base} ${easing.enter}`,
});

/** From the bottom on phones, in the middle from tablets up. */
export const panel = style({
  position: 'fixed',
  zIndex: zIndex.dialog,
  insetInline: 0,
  bottom: 0,
  maxHeight: '92dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${rem(16)} max(${rem(16)}, env(safe-area-inset-bottom))`,
  borderRadius: `${rem(radius.sheet)} ${rem(radius.sheet)} 0 0`,
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${duration.sheet} ${easing.enter}`,
  outline: 'none',
  '@media': {
    [from.md]: {
      inset: 'auto',
      top: '50%',
      left: '50%',
      width: `min(${rem(480)}, calc(100vw - 3rem))`,
      transform: 'translate(-50%, -50%)',
      padding: rem(24),
      borderRadius: rem(radius.dialog),
      animation: 'none',
    },
    [reduced]: { animation: `${appear} 80ms` },
  },
});

export const wide = style({
  '@media': { [from.md]: { width: `min(${rem(720)}, calc(100vw - 3rem))` } },
});

export const grab = style({
  width: rem(40),
  height: rem(5),
  margin: `${rem(10)} auto ${rem(14)}`,
  borderRadius: rem(radius.pill),
  background: vars.color.borderStrong,
  opacity: 0.5,
  '@media': { [from.md]: { display: 'none' } },
});

/** Its end has room for the key that closes the sheet. */
export const title = style({
  ...text('heading2'),
  marginBlockEnd: rem(8),
  paddingInlineEnd: rem(48),
});

export const close = style({
  position: 'absolute',
  insetBlockStart: rem(8),
  insetInlineEnd: rem(8),
});

/** The page behind stays where it is; behind what opens beside a button it does not have to. */
globalStyle(
  'html:has(:is([role="dialog"], [role="alertdialog"])[data-state="open"]:not([data-side]))',
  {
    overflow: 'hidden',
  },
);
