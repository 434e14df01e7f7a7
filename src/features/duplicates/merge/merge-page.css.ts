import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../ui/theme/page-padding.ts';
import { below, rem, text } from '../../../ui/theme/scale.ts';

export const page = style([
  pagePadding,
  pageWidth,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(20), alignContent: 'start' },
]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: rem(20),
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const choice = style({ display: 'grid', gap: rem(14), minWidth: 0 });
export const note = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  color: vars.color.textMuted,
});
