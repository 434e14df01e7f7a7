import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { cramped, from, rem } from '../../../ui/theme/scale.ts';
import { radius, size, zIndex } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;

/** Of the strip, and of the list in the panel that opens over it. */
export const stripWidth = 64;

export const strip = style({
  display: 'none',
  '@media': {
    [from.lg]: {
      position: 'fixed',
      zIndex: zIndex.topbar,
      insetBlock: 0,
      insetInlineEnd: 0,
      display: 'flex',
      flexDirection: 'column',
      width: rem(stripWidth),
      borderInlineStart: `1px solid ${color.border}`,
      background: color.surface,
    },
    print: { display: 'none' },
  },
});

export const top = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  height: rem(size.chatHeader),
  color: accent.accentText,
});
export const toggle = style({ color: 'inherit' });

export const contacts = style({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [cramped]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(${rem(56)}, 1fr))`,
      alignContent: 'start',
    },
  },
});

export const contact = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: rem(56),
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': {
      background: accent.accentSoft,
      boxShadow: `inset ${rem(3)} 0 0 ${accent.accentSolid}`,
    },
    '&:focus-visible': { outlineOffset: rem(-2) },
  },
});

/** Something is new; how much stands in the name. */
export const unread = style({
  position: 'absolute',
  insetBlockStart: rem(8),
  insetInlineEnd: rem(10),
  width: rem(10),
  height: rem(10),
  borderRadius: rem(radius.pill),
  background: accent.accentSolid,
  boxShadow: `0 0 0 ${rem(2)} ${color.surface}`,
  pointerEvents: 'none',
});

export const headerKey = style({
  display: 'contents',
  '@media': { [from.lg]: { display: 'none' } },
});
