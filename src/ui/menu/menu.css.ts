import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, duration, easing, forced, rem, text } from '../theme/scale.ts';
import { radius, size, zIndex } from '../theme/tokens.json';

const { color } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const menu = style({
  zIndex: zIndex.dialog,
  minWidth: rem(240),
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: rem(6),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.menu),
  background: color.raised,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${duration.base} ${easing.enter}`,
});

export const item = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(size.nav.item),
  paddingInline: rem(10),
  borderRadius: rem(radius.sm),
  color: color.text,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.hover },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [coarse]: { minHeight: rem(size.nav.itemTouch) },
    [forced]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const danger = style({ color: color.dangerText });
export const mark = style({ marginInlineStart: 'auto', color: vars.accent.accentText });
export const comingSoon = style({ ...text('caption'), marginInlineStart: 'auto' });
export const heading = style({
  ...text('label'),
  padding: `${rem(8)} ${rem(10)} ${rem(4)}`,
  color: color.textMuted,
});
export const line = style({ height: 1, marginBlock: rem(6), background: color.border });
