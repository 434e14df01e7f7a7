import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { type } from '../../../ui/theme/tokens.json';

export const list = style({ display: 'grid', gap: rem(12) });
export const line = style({ display: 'grid', gap: rem(2), minWidth: 0 });
export const name = style({ ...text('label'), color: vars.color.textMuted });
export const sizes = styleVariants(type, (_, size) => ({
  ...text(size),
  overflowWrap: 'anywhere',
}));
