import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../ui/theme/page-padding.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

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
export const actions = style({ display: 'flex', gap: rem(8), flexWrap: 'wrap' });
