import { style, styleVariants } from '@vanilla-extract/css';
import { scrolls } from '../../ui/navigation/navigation.css.ts';
import { tone } from '../../ui/navigation/navigation-tone.css.ts';
import { pageSide } from '../../ui/theme/reading-way.css.ts';
import { from, rem, text } from '../../ui/theme/scale.ts';
import { radius, size, zIndex } from '../../ui/theme/tokens.json';

/** Sticky beside the page from lg up; below it the drawer takes its place. */
const side = style({
  display: 'none',
  '@media': {
    [from.lg]: {
      position: 'sticky',
      top: 0,
      // The person's menu opens from here over the page.
      zIndex: zIndex.navigation,
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 0,
      height: '100dvh',
      borderInlineEnd: `1px solid ${tone.line}`,
    },
    print: { display: 'none' },
  },
});

/** `rail` and its like are as wide as they must be, and wider with a second column open. */
export const widths = styleVariants({
  wide: [side, { width: rem(size.nav.sideWidth) }],
  belowHeader: [
    side,
    {
      width: rem(size.nav.sideWidth),
      '@media': {
        [from.lg]: { top: rem(size.topbar), height: `calc(100dvh - ${rem(size.topbar)})` },
      },
    },
  ],
  compact: [side, { minWidth: rem(112) }],
  labelled: [side, { minWidth: rem(size.nav.railLabelled) }],
  // Wider than its place while somebody is in it: over the header too.
  dense: [
    side,
    { width: rem(size.nav.railWidth), '@media': { [from.lg]: { zIndex: zIndex.topbar + 1 } } },
  ],
});

export const inside = style([
  scrolls,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    padding: rem(12),
    gap: rem(4),
  },
]);

export const railInside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
});
/** The rail itself, without the second column that may stand beside it. */
export const railWidths = styleVariants({
  compact: { width: rem(112), padding: `0 ${rem(8)} ${rem(8)}` },
  labelled: { width: rem(size.nav.railLabelled), padding: `0 ${rem(6)} ${rem(6)}` },
});

export const tenant = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  padding: `${rem(6)} ${rem(8)} ${rem(14)}`,
});
/** The tenant, and at its end a control. */
export const headRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: `${rem(12)} ${rem(8)}`,
});
export const tenantName = style({ ...text('title'), lineHeight: 1.3 });
export const product = style({ ...text('label'), color: tone.subtle, fontWeight: 400 });

export const profile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(4),
  padding: `${rem(4)} ${rem(8)} ${rem(16)}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const profileName = style({ ...text('body'), marginBlockStart: rem(8), fontWeight: 600 });
export const profileEmail = style({ ...text('small'), color: tone.subtle });

export const foot = style({
  flexShrink: 0,
  margin: `0 ${rem(12)}`,
  paddingBlock: rem(10),
  borderBlockStart: `1px solid ${tone.line}`,
});
/** In the accent, a deeper ground from edge to edge. */
export const band = style([
  foot,
  { margin: 0, paddingInline: rem(8), borderBlockStart: 0, background: tone.current },
]);
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  width: '100%',
  minHeight: rem(48),
  padding: rem(6),
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: 'inherit',
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: { '&:hover': { background: tone.hover } },
});
export const personWords = style({ flex: 1, minWidth: 0, overflow: 'hidden' });
export const personName = style({ ...text('small'), fontWeight: 600, display: 'block' });
export const personLine = style({
  ...text('label'),
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  color: tone.subtle,
});
