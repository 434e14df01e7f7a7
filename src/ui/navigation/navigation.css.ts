import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { pageSide, way } from '../theme/reading-way.css.ts';
import { coarse, duration, easing, forced, reduced, rem, text } from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';
import { tone } from './navigation-tone.css.ts';

/** Box that scrolls beside the page, under a bar as quiet as its words. */
export const scrolls = style({
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `color-mix(in srgb, ${tone.text} 45%, transparent) transparent`,
  '@media': { [forced]: { scrollbarColor: 'auto' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const heading = style({
  ...text('label'),
  padding: `${rem(14)} ${rem(10)} ${rem(6)}`,
  color: tone.subtle,
});

export const item = style({
  ...text('body'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  width: '100%',
  minHeight: rem(size.nav.item),
  padding: `${rem(4)} ${rem(10)}`,
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: tone.text,
  fontWeight: 500,
  textAlign: pageSide.start,
  textDecoration: 'none',
  selectors: {
    'a&:hover, button&:hover': { background: tone.hover, color: tone.strong, cursor: 'pointer' },
    '&[aria-current="page"], &[data-current]': {
      background: tone.current,
      color: tone.onCurrent,
    },
    '&[aria-disabled="true"]': { opacity: 0.6 },
  },
  '@media': {
    [coarse]: { minHeight: rem(size.nav.itemTouch) },
    [forced]: {
      selectors: {
        '&[aria-current="page"], &[data-current]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** Over its open children: strong, but the child is what is current. */
export const over = style({ color: tone.strong });

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: 1 });
export const subtitle = style({
  ...text('label'),
  fontWeight: 400,
  color: tone.subtle,
  // On the ground of the item that is current.
  '@media': { [forced]: { color: 'inherit' } },
});
export const children = style({ paddingInlineStart: rem(24) });
globalStyle(`${children} ${item}`, { ...text('small'), fontWeight: 500 });
export const end = style({
  ...text('caption'),
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: 'inherit',
});

const ground = {
  padding: `0 ${rem(6)}`,
  background: tone.current,
  color: tone.onCurrent,
};
/** Words that stand at the end of an item, each form with its own ground. */
export const badges = styleVariants({
  plain: {},
  rectangle: ground,
  rounded: { ...ground, borderRadius: rem(radius.xs) },
  oval: { ...ground, borderRadius: rem(radius.pill) },
});

const turned = { transform: 'rotate(90deg)' };
export const chevron = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  transition: `transform ${duration.fast} ${easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': turned, '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [reduced]: { transition: 'none' } },
});

export const divider = style({
  height: 1,
  border: 0,
  margin: `${rem(12)} ${rem(10)}`,
  background: tone.line,
});
export const spacer = style({ flex: 1 });

/** A rail: an icon over its name. */
export const rail = style([scrolls, { flexShrink: 0, gap: rem(4) }]);
export const railItem = style({
  ...text('label'),
  flexDirection: 'column',
  justifyContent: 'center',
  gap: rem(4),
  minHeight: rem(60),
  paddingInline: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
/** Over the top right of the icon. */
export const railBadge = style({
  position: 'absolute',
  insetBlockStart: rem(4),
  insetInlineEnd: rem(10),
});

const slide = keyframes({ from: { opacity: 0, transform: `translateX(calc(-8px * ${way}))` } });
export const aside = style([
  scrolls,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: rem(8),
    width: rem(232),
    minHeight: 0,
    padding: rem(12),
    borderInlineStart: `1px solid ${tone.line}`,
    animation: `${slide} ${duration.base} ${easing.enter}`,
    '@media': { [reduced]: { animation: 'none' } },
  },
]);
export const asideHead = style({
  ...text('title'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: rem(10),
});
export const railAndAside = style({ display: 'flex', minHeight: 0, flex: 1 });

export const bar = style({ display: 'flex', alignItems: 'start', gap: rem(4) });
const barHeight = createVar();
/** One line high: of what is in a second one, nothing shows. */
export const barItems = style({
  vars: { [barHeight]: rem(size.nav.item) },
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(4),
  // Room for the ring of the focus, which would be cut off.
  margin: rem(-4),
  padding: rem(4),
  height: `calc(${barHeight} + ${rem(8)})`,
  overflow: 'hidden',
  listStyle: 'none',
  '@media': { [coarse]: { vars: { [barHeight]: rem(size.nav.itemTouch) } } },
});
export const noRoom = style({ visibility: 'hidden' });
export const barItem = style({ width: 'auto', whiteSpace: 'nowrap' });

/** A bar as high as a header, with a line under where one is. */
const lined = size.row.default;
export const linedItems = style({
  vars: { [barHeight]: rem(lined) },
  '@media': { [coarse]: { vars: { [barHeight]: rem(lined) } } },
});
export const linedItem = style({
  minHeight: rem(lined),
  borderRadius: 0,
  selectors: {
    '&[aria-current="page"], &[data-current]': {
      background: 'transparent',
      boxShadow: `inset 0 -2px ${tone.onCurrent}`,
    },
  },
  '@media': {
    [forced]: {
      selectors: { '&[aria-current="page"], &[data-current]': { background: 'Highlight' } },
    },
  },
});
