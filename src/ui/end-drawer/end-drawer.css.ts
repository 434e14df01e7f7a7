import { style } from '@vanilla-extract/css';
import { atTheEnd, bar, scrolling, slidingIn } from '../drawer/drawer-look.css.ts';
import { messagesBelow } from '../drawer/messages-below.ts';
import { vars } from '../theme/contract.css.ts';
import { from, rem } from '../theme/scale.ts';
import { radius, size, zIndex } from '../theme/tokens.json';

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
  ...atTheEnd,
  ...slidingIn,
  // No higher than its backdrop: what asks over it dims it too.
  zIndex: zIndex.overlay,
  width: '100vw',
  '@media': { ...slidingIn['@media'], [from.sm]: { width: `min(${width}, 100vw)` } },
});
messagesBelow(over);

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

export const head = style({ ...bar, gap: rem(4) });
export const body = style(scrolling);
