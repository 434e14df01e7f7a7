import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: rem(4),
});

export const push = style({
  ...text('body'),
  display: 'grid',
  gap: rem(2),
  minHeight: rem(48),
  padding: rem(10),
  borderRadius: rem(radius.sm),
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.hover } },
});

export const when = style({ ...text('caption'), color: vars.color.textMuted });
