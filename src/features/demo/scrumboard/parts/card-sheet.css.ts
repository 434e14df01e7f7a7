import { style } from '@vanilla-extract/css';
import { rem, text } from '../../../../ui/theme/scale.ts';

/** Beside the key that closes the dialog. */
export const titleRow = style({
  display: 'grid',
  gap: rem(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInlineEnd: rem(40),
});
export const members = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${rem(4)} ${rem(20)}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  ...text('small'),
  fontWeight: 500,
  padding: 0,
  marginBlockEnd: rem(6),
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  paddingBlockStart: rem(4),
});
export const end = style({ marginInlineStart: 'auto' });
