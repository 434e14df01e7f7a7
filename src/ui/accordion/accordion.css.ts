import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { pageSide } from '../theme/reading-way.css.ts';
import { coarse, duration, easing, rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;
const height = 'var(--radix-accordion-content-height)';
const open = keyframes({ from: { height: 0 }, to: { height } });
const close = keyframes({ from: { height }, to: { height: 0 } });

export const list = style({
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  overflow: 'clip',
});
export const section = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const heading = style({ display: 'flex' });
export const trigger = style({
  ...text('title'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  flex: 1,
  minHeight: rem(48),
  paddingInline: rem(16),
  border: 0,
  background: 'transparent',
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': { [coarse]: { minHeight: rem(56) } },
});
export const chevron = style({
  color: color.textMuted,
  transition: `transform ${duration.base} ${easing.standard}`,
  selectors: { [`${trigger}[data-state="open"] &`]: { transform: 'rotate(180deg)' } },
});
export const content = style({
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${open} ${duration.base} ${easing.enter}` },
    '&[data-state="closed"]': { animation: `${close} ${duration.base} ${easing.exit}` },
  },
});
export const inside = style({
  ...text('body'),
  padding: `${rem(4)} ${rem(16)} ${rem(16)}`,
  color: color.textMuted,
});
