import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';

const { color } = vars;

/** In px at 16 px text. */
export const headingHeight = 34;

/** As high as the page has room for below its header. */
export const scroller = style({
  position: 'relative',
  maxHeight: `max(${rem(320)}, calc(100dvh - ${rem(size.topbar)} - ${rem(190)}))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: rem(headingHeight),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
});
/** In a column that has a height. */
export const filling = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlockStart: `1px solid ${color.border}`,
});
export const list = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${color.border}`,
});
const heading = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(headingHeight),
  paddingInline: rem(20),
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.sunken,
  color: color.textMuted,
  fontWeight: 600,
});
export const placed = style([heading, { position: 'absolute', insetInline: 0 }]);
/** Stays at the top while its rows are in sight. */
export const stuck = style([heading, { position: 'sticky', top: 0, zIndex: 1 }]);
