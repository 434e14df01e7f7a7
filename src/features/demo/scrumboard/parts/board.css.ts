import { style } from '@vanilla-extract/css';
import { handle } from '../../../../ui/sortable-list/sortable-list.css.ts';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { coarse, forced, reduced, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { radius, size } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

/** Scrolls sideways by itself: the page's header stays. */
export const lists = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(16),
  margin: 0,
  padding: `${rem(2)} ${rem(2)} ${rem(16)}`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': { print: { flexWrap: 'wrap', overflow: 'visible' } },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: `min(${rem(288)}, calc(100vw - ${rem(48)}))`,
  maxHeight: `max(${rem(320)}, calc(100dvh - ${rem(size.topbar)} - ${rem(200)}))`,
  borderRadius: rem(radius.card),
  background: color.sunken,
  selectors: {
    '&[data-lifted]': { outline: `2px dashed ${accent.accentSolid}`, outlineOffset: rem(-2) },
  },
  '@media': {
    [forced]: { border: '1px solid' },
    print: { maxHeight: 'none' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(4),
  padding: `${rem(8)} ${rem(8)} ${rem(4)} ${rem(4)}`,
});
/** Moves the list: the grip and the title. */
export const mover = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  touchAction: 'manipulation',
});
export const grip = style([
  handle,
  {
    width: rem(24),
    opacity: 0,
    selectors: {
      [`${column}:hover &, ${column}:focus-within &, [data-lifted] &`]: { opacity: 1 },
    },
    '@media': { [coarse]: { opacity: 1, width: rem(32) } },
  },
]);
export const listTitle = style({ ...text('title'), flex: 1, minWidth: 0, margin: 0 });
export const titleKey = style({
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  minHeight: rem(36),
  padding: `${rem(4)} ${rem(6)}`,
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'text',
  selectors: { '&:hover': { background: color.hover } },
  '@media': { [coarse]: { minHeight: rem(48) } },
});
export const titleInput = style({
  ...text('title'),
  flex: 1,
  minWidth: 0,
  minHeight: rem(36),
  marginInlineStart: rem(4),
  paddingInline: rem(8),
  border: `1px solid ${color.borderStrong}`,
  borderRadius: rem(radius.control),
  background: color.surface,
  color: color.text,
});
export const amount = style({
  ...text('small'),
  ...tabular,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: rem(24),
  height: rem(24),
  paddingInline: rem(6),
  borderRadius: rem(radius.pill),
  background: color.surface,
  fontWeight: 600,
});
export const scroller = style({
  position: 'relative',
  flex: '0 1 auto',
  minHeight: rem(12),
  overflowY: 'auto',
  // A scroll at the end of a list must not move the page below a card that is being dragged.
  overscrollBehaviorY: 'contain',
  '@media': { print: { overflow: 'visible' } },
});
/** Of the place where a card would be put down, with the room around it. */
export const gapHeight = rem(64);
export const cards = style({
  position: 'relative',
  // Where there is no card yet, one can be put.
  minHeight: rem(12),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  position: 'absolute',
  insetInline: 0,
  padding: `${rem(4)} ${rem(12)}`,
  selectors: { '&[data-below]': { transform: `translateY(${gapHeight})` } },
});
export const gapRow = style([row, { height: gapHeight }]);
export const gap = style({
  ...text('small'),
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: rem(8),
  border: `1px dashed ${accent.accentSolid}`,
  borderRadius: rem(radius.card),
  background: accent.accentSoft,
  color: accent.accentText,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const foot = style({
  padding: rem(8),
  '@media': { print: { display: 'none' } },
});
export const addKey = style({ justifyContent: 'flex-start' });
export const addForm = style({ display: 'grid', gap: rem(8), padding: rem(4) });
export const addKeys = style({ display: 'flex', alignItems: 'center', gap: rem(4) });
export const addColumn = style({
  flex: 'none',
  // Last, also while lists are drawn in another order.
  order: 1000,
  width: `min(${rem(288)}, calc(100vw - ${rem(48)}))`,
  padding: rem(8),
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: rem(radius.card),
  '@media': { print: { display: 'none' } },
});

/** On its way, under the pointer. */
export const lifted = style({
  transform: 'rotate(2deg)',
  borderRadius: rem(radius.card),
  boxShadow: vars.shadow.overlay,
  cursor: 'grabbing',
  '@media': { [reduced]: { transform: 'none' } },
});
export const liftedList = style([
  lifted,
  {
    ...text('title'),
    padding: rem(16),
    border: `1px solid ${accent.accentBorder}`,
    background: color.raised,
  },
]);

export const picked = style({ display: 'grid', gap: rem(8) });
export const foundNothing = style({ ...text('body'), color: color.textMuted });
