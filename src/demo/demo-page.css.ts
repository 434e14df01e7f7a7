import { style } from '@vanilla-extract/css';
import { pagePadding, pageWidth } from '../ui/theme/page-padding.ts';
import { rem } from '../ui/theme/scale.ts';

export const page = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(28),
  ...pageWidth,
  ...pagePadding,
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(24),
  flex: 1,
  minWidth: 0,
});
