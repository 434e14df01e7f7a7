import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { mono, rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const group = style({ display: 'grid', gap: rem(12) });
export const name = style(text('heading3'));
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(150)}), 1fr))`,
  gap: rem(12),
});
export const item = style({ display: 'grid', gap: rem(6), minWidth: 0 });
export const swatch = style({
  height: rem(56),
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.control),
  forcedColorAdjust: 'none',
});
export const token = style({ ...text('label'), fontFamily: mono, overflowWrap: 'anywhere' });
export const sample = style({
  ...text('body'),
  padding: rem(12),
  border: '1px solid',
  borderRadius: rem(radius.control),
});
