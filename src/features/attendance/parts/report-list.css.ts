import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../ui/theme/page-padding.ts';
import { below, coarse, rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(16),
  ...pageWidth,
  ...pagePadding,
});
// A page of the list fits on a sheet.
globalStyle(`${page}${page}`, { '@media': { print: { padding: 0, gap: rem(8) } } });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: rem(12),
  '@media': { print: { paddingBlockEnd: rem(12), borderBlockEnd: `2px solid ${vars.color.text}` } },
});
export const heading = style({ display: 'grid', gap: rem(6) });
export const title = style(text('heading1'));
export const facts = style({ ...text('body'), color: vars.color.textMuted });
export const actions = style({
  display: 'flex',
  gap: rem(8),
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});
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
export const marks = style({ display: 'inline-flex', gap: rem(6), flexWrap: 'wrap' });
export const authors = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: '0.25em',
  maxWidth: rem(160),
  '@media': { [below.md]: { maxWidth: 'none' } },
});
export const author = style({ whiteSpace: 'nowrap' });
export const yielded = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(8),
  maxWidth: rem(132),
  color: vars.color.textMuted,
});
