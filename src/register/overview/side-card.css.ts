import { style } from '@vanilla-extract/css';
import { rem, text } from '../../ui/theme/scale.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(4),
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  paddingBlockEnd: rem(4),
});
export const title = style(text('title'));
