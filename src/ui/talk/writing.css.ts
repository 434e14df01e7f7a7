import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;

export const form = style({
  flexShrink: 0,
  padding: `${rem(12)} ${rem(12)} max(${rem(12)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
});
export const row = style({ display: 'flex', alignItems: 'flex-end', gap: rem(8) });
export const box = style({
  ...text('bodyTouch'),
  flex: 1,
  minWidth: 0,
  minHeight: rem(48),
  maxHeight: rem(160),
  padding: `${rem(11)} ${rem(16)}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: rem(24),
  background: color.surface,
  color: color.text,
  fieldSizing: 'content',
  resize: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: color.dangerText },
  },
});
export const send = style({ flexShrink: 0, borderRadius: rem(radius.pill) });
