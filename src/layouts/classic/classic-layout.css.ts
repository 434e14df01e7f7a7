import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { below, coarse, from, rem, text } from '../../ui/theme/scale.ts';
import { radius, size, zIndex } from '../../ui/theme/tokens.json';

const { color, accent } = vars;

export const page = style({
  minHeight: '100dvh',
  '@media': {
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: `${rem(size.nav.sideWidth)} minmax(0, 1fr)`,
    },
  },
});

export const side = style({
  position: 'sticky',
  top: 0,
  // The person's menu opens from here over the page.
  zIndex: zIndex.navigation,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  borderInlineEnd: `1px solid ${color.border}`,
  background: color.canvas,
  '@media': { '(max-width: 1079.98px)': { display: 'none' } },
});

/** What the side navigation and the drawer of small screens both show. */
export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  padding: rem(12),
  gap: rem(4),
  overflowY: 'auto',
});

export const tenant = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  padding: `${rem(6)} ${rem(8)} ${rem(14)}`,
});
export const tenantName = style({ ...text('title'), lineHeight: 1.3 });
export const product = style({ ...text('label'), color: color.textSubtle, fontWeight: 400 });

export const heading = style({
  ...text('label'),
  padding: `${rem(14)} ${rem(10)} ${rem(6)}`,
  color: color.textMuted,
});

export const item = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(size.nav.item),
  paddingInline: rem(10),
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: color.textMuted,
  textDecoration: 'none',
  textAlign: 'start',
  fontWeight: 500,
  selectors: {
    'a&:hover': { background: color.hover, color: color.text },
    '&[aria-current="page"]': { background: accent.accentSoft, color: accent.accentText },
    '&[aria-disabled="true"]': { color: color.textDisabled },
  },
  '@media': { [coarse]: { minHeight: rem(size.nav.itemTouch) } },
});

export const child = style({ paddingInline: `${rem(38)} ${rem(6)}`, gap: rem(4), fontWeight: 400 });
export const soon = style({
  ...text('caption'),
  marginInlineStart: 'auto',
  color: color.textSubtle,
});
export const end = style({ marginInlineStart: 'auto' });

export const foot = style({
  flexShrink: 0,
  margin: `0 ${rem(12)}`,
  paddingBlock: rem(10),
  borderBlockStart: `1px solid ${color.border}`,
});

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
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});
export const personWords = style({ minWidth: 0 });
export const personName = style({ ...text('small'), fontWeight: 600, display: 'block' });
export const role = style({ ...text('label'), fontWeight: 400, color: color.textSubtle });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
});

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.topbar,
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: `calc(${rem(size.topbar)} + env(safe-area-inset-top))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: rem(16),
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { [from.md]: { paddingInline: rem(28) } },
});

export const crumbs = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  color: color.textMuted,
});
export const here = style({ fontWeight: 500, color: color.text });
export const drawerKey = style({ '@media': { [from.lg]: { display: 'none' } } });

export const barPerson = style({
  display: 'inline-grid',
  placeItems: 'center',
  marginInlineStart: 'auto',
  width: rem(44),
  height: rem(44),
  padding: 0,
  border: 0,
  borderRadius: rem(radius.pill),
  background: 'transparent',
  cursor: 'pointer',
});

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
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
  '@media': { [below.md]: { paddingInline: rem(16) } },
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
});
