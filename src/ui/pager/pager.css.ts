import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';

export const pager = style({
  ...text('small'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: rem(12),
  paddingBlock: rem(12),
  color: vars.color.textMuted,
  '@media': { print: { paddingBlock: 0 } },
});

export const keys = style({
  display: 'flex',
  gap: rem(8),
  '@media': { print: { display: 'none' } },
});
