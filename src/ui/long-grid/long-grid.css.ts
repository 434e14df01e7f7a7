import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { size } from '../theme/tokens.json';

/** In px at 16 px text. */
export const headingHeight = 40;
export const cardHeight = 132;
export const gap = 14;

/** As high as the page has room for below its header. The padding keeps the focus rings of its edges in sight. */
export const scroller = style({
  position: 'relative',
  maxHeight: `max(${rem(320)}, calc(100dvh - ${rem(size.topbar)} - ${rem(190)}))`,
  margin: rem(-4),
  padding: rem(4),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const grid = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });
export const heading = style({
  ...text('title'),
  position: 'absolute',
  insetInline: 0,
  minHeight: rem(headingHeight),
  color: vars.color.textMuted,
});
/** Its place across is set by its number in the line. */
export const cell = style({
  position: 'absolute',
  minHeight: rem(cardHeight + gap),
  paddingBlockEnd: rem(gap),
});
