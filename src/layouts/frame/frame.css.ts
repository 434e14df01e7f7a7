import { style } from '@vanilla-extract/css';
import { placing } from '../../ui/loading-bar/loading-bar.css.ts';
import { tone } from '../../ui/navigation/navigation-tone.css.ts';
import { vars } from '../../ui/theme/contract.css.ts';
import { below, coarse, forced, from, low, rem, text } from '../../ui/theme/scale.ts';
import { radius, size, zIndex } from '../../ui/theme/tokens.json';
import '../../ui/theme/paper.css.ts';
import { chatWidth } from './chat-width.css.ts';

const { color } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
/** Room for the strip of the chat, which stays where it is as the page scrolls. */
export const besideChat = style({
  '@media': {
    [from.lg]: {
      vars: { [chatWidth]: rem(size.nav.railWidth) },
      paddingInlineEnd: rem(size.nav.railWidth),
    },
    print: { padding: 0 },
  },
});
export const columns = style({ display: 'flex', flex: 1, minWidth: 0 });
export const body = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const content = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

/** A page in a box of its own, in the middle: the layouts whose navigation is a bar. */
export const box = style({
  width: '100%',
  maxWidth: rem(size.contentMax),
  marginInline: 'auto',
});
export const card = style([
  box,
  {
    background: color.canvas,
    // Its edge is part of the shadow, as it is of a dark scheme's: one line in both.
    boxShadow: `0 0 0 1px ${color.border}, ${vars.shadow.float}`,
    '@media': {
      [from.md]: { borderRadius: rem(radius.portalCard), overflow: 'clip' },
      [forced]: { border: '1px solid CanvasText' },
      print: { border: 0, boxShadow: 'none' },
    },
  },
]);

/** Letters so large that the header has several rows: it must not stay over the page. */
const cramped = 'screen and (max-width: 19.99em)';

export const bar = style({
  // The loading bar is at the header's lower edge.
  vars: { [placing.position]: 'absolute', [placing.top]: '100%' },
  position: 'sticky',
  top: 0,
  zIndex: zIndex.topbar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  minHeight: `calc(${rem(size.topbar)} + env(safe-area-inset-top))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: rem(8),
  borderBlockEnd: `1px solid ${tone.line}`,
  '@media': {
    [from.md]: { paddingInline: rem(28) },
    [`${cramped}, ${low}`]: { position: 'relative' },
    print: { display: 'none' },
  },
});
export const surface = style({ background: color.surface });

/** The bar with the menus of the layouts without a side navigation. */
export const menus = style({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'block',
      padding: `${rem(8)} ${rem(28)}`,
      borderBlockEnd: `1px solid ${tone.line}`,
    },
    print: { display: 'none' },
  },
});

/** A bar that begins and ends where the card below it does. */
export const overCard = style({
  '@media': {
    [from.md]: {
      paddingInline: `max(${rem(24)}, calc((100% - ${rem(size.contentMax)}) / 2))`,
    },
  },
});
/** Its items are as high as it is. */
export const tight = style({ '@media': { [from.lg]: { paddingBlock: 0 } } });

export const crumbs = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  // It takes what the controls leave, and sends none of them into a second row.
  flex: '1 1 0',
  minWidth: 0,
  // If the controls leave the title no room, the page shows its title itself.
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: tone.text,
});
/** The way to the page: a phone has room only for the page's own name. */
export const within = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  '@media': { [below.md]: { display: 'none' } },
});
export const step = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(24),
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [coarse]: { minHeight: rem(44) } },
});
export const here = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  color: tone.strong,
  '@media': { [below.md]: { ...text('title'), fontSize: rem(16) } },
});
/** A control that only means something where the navigation is beside the page. */
export const besideOnly = style({
  display: 'none',
  '@media': { [from.lg]: { display: 'inline-flex' } },
});

/** A control that the navigation has where it is beside the page. */
export const belowSideOnly = style({
  display: 'contents',
  '@media': { [from.lg]: { display: 'none' } },
});

export const brand = style({
  ...text('title'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  flex: '1 1 0',
  minWidth: 'min-content',
  '@media': { [below.md]: { display: 'none' } },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  gap: rem(4),
  marginInlineStart: 'auto',
});
/** A phone's header is where one is, the search and the bell. */
export const fromTablet = style({
  display: 'contents',
  '@media': { [below.md]: { display: 'none' } },
});
export const onPhone = style({ '@media': { [from.md]: { display: 'none' } } });
export const flag = style({ width: rem(21), height: rem(14), borderRadius: 2 });

export const person = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  padding: 0,
  border: 0,
  borderRadius: rem(radius.pill),
  background: 'transparent',
  cursor: 'pointer',
});

export const footer = style({
  ...text('label'),
  fontWeight: 400,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: rem(8),
  minHeight: rem(size.footer),
  padding: `${rem(6)} ${rem(28)} max(${rem(6)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  '@media': { [below.md]: { paddingInline: rem(16) }, print: { display: 'none' } },
});

export const skip = style({
  position: 'fixed',
  zIndex: zIndex.tooltip,
  insetBlockStart: rem(8),
  insetInlineStart: rem(8),
  padding: `${rem(10)} ${rem(16)}`,
  borderRadius: rem(radius.control),
  background: color.inverse,
  color: color.onInverse,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  // Above the first sheet is the foot of the sheet before.
  '@media': { print: { display: 'none' } },
});
