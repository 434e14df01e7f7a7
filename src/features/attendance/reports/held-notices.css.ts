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
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });
export const refusal = style({ display: 'grid', gap: rem(12), maxWidth: rem(420) });
export const problem = style({ display: 'block', fontWeight: 600 });
