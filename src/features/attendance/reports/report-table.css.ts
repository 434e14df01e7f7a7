import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { below, rem, text } from '../../../ui/theme/scale.ts';

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
