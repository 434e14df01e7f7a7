import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../ui/theme/page-padding.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(20),
  ...pageWidth,
  ...pagePadding,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(280)}), 1fr))`,
  gap: rem(16),
});
export const card = style({
  display: 'flex',
  gap: rem(14),
  height: '100%',
  color: vars.color.textMuted,
});
export const part = style(text('small'));
export const title = style({ ...text('title'), color: vars.color.text });
export const purpose = style(text('body'));
