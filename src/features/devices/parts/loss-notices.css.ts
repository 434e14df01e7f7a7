import { style } from '@vanilla-extract/css';
import { pageWidth } from '../../../ui/theme/page-padding.ts';
import { from, rem } from '../../../ui/theme/scale.ts';

export const place = style({
  display: 'grid',
  gap: rem(8),
  ...pageWidth,
  padding: `${rem(16)} ${rem(16)} 0`,
  '@media': { [from.md]: { padding: `${rem(24)} ${rem(28)} 0` } },
});
