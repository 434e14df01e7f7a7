import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

export const filter = style({ display: 'grid', gap: rem(4), maxWidth: rem(260) });
export const date = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(34),
  paddingInline: rem(12),
  border: `1px solid color-mix(in srgb, ${vars.color.borderStrong} 55%, transparent)`,
  borderRadius: rem(radius.control),
  background: vars.color.surface,
  color: vars.color.textMuted,
  '@media': { [coarse]: { minHeight: rem(44) } },
});
export const dateInput = style({
  width: rem(92),
  border: 0,
  padding: 0,
  background: 'transparent',
  color: vars.color.text,
  fontSize: 'inherit',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1, fontWeight: 400 },
    '&[aria-invalid="true"]': { color: vars.color.dangerText },
  },
});
