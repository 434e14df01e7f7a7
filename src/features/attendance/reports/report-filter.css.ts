import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { below, coarse, rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

/** On a phone two beside each other, of one width. */
export const filters = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(8),
  flexWrap: 'wrap',
  '@media': {
    [below.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    },
    print: { display: 'none' },
  },
});
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
