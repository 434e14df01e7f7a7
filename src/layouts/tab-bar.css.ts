import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/contract.css.ts';
import { below, from, low, rem, text } from '../ui/theme/scale.ts';
import { zIndex } from '../ui/theme/tokens.json';

const { color, accent } = vars;
const tabBar = `calc(${rem(64)} + env(safe-area-inset-bottom))`;

/** Room for the bar below what it stands over. */
export const withTabs = style({
  '@media': {
    [`screen and ${below.md}`]: { paddingBlockEnd: tabBar },
    [low]: { paddingBlockEnd: 0 },
  },
});

export const tabs = style({
  position: 'fixed',
  zIndex: zIndex.navigation,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  height: tabBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { [low]: { position: 'static' }, [`print, ${from.md}`]: { display: 'none' } },
});

export const tab = style({
  ...text('label'),
  position: 'relative',
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  alignContent: 'center',
  gap: rem(4),
  border: 0,
  background: 'transparent',
  color: color.textMuted,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-current="page"]': { color: accent.accentText, fontWeight: 600 } },
});

export const tabCount = style({
  position: 'absolute',
  insetBlockStart: rem(6),
  insetInlineStart: 'calc(50% + 4px)',
});
