import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { pageSide } from '../../ui/theme/reading-way.css.ts';
import { below, cramped, from, rem, text } from '../../ui/theme/scale.ts';
import { size, zIndex } from '../../ui/theme/tokens.json';

const { color } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.topbar,
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: `calc(${rem(size.topbarPhone)} + env(safe-area-inset-top))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  // Of the device, whichever way is read on it.
  paddingLeft: `max(${rem(8)}, env(safe-area-inset-left))`,
  paddingRight: `max(${rem(8)}, env(safe-area-inset-right))`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@media': {
    [from.md]: { minHeight: rem(76), paddingInline: rem(28), gap: rem(14) },
  },
});

// They are as high as the bar, and a ring outside them would be cut off by the window.
globalStyle(`${bar} > *, ${bar} > * > *`, { outlineOffset: '-2px' });

/** A phone has its title on the page and everything else in the tabs below. */
export const barFromTablet = style({ '@media': { [below.md]: { display: 'none' } } });

export const belowNotch = style({
  '@media': { [below.md]: { paddingBlockStart: 'env(safe-area-inset-top)' } },
});

export const logo = style({ '@media': { [cramped]: { display: 'none' } } });

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  flex: 1,
  minWidth: 0,
  minHeight: rem(52),
  padding: rem(4),
  marginInlineEnd: 'auto',
  border: 0,
  borderRadius: rem(14),
  background: 'transparent',
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
  '@media': { [from.md]: { flex: 'none', paddingInlineEnd: rem(14) } },
});

export const title = style({
  ...text('title'),
  fontSize: rem(16),
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [from.md]: text('heading2'),
    // Its two words below each other, whole.
    [cramped]: {
      whiteSpace: 'normal',
      overflow: 'visible',
      letterSpacing: '-0.02em',
      lineHeight: 1.2,
    },
  },
});

export const who = style({
  ...text('small'),
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textMuted,
  '@media': { [cramped]: { display: 'none' } },
});

export const names = style({ minWidth: 0 });

export const wide = style({
  '@media': { [below.md]: { display: 'none' } },
});

export const narrow = style({ position: 'relative', '@media': { [from.md]: { display: 'none' } } });

export const onIcon = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  pointerEvents: 'none',
});

export const main = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const linkButton = style({ textDecoration: 'none' });
