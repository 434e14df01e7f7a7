import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../ui/theme/page-padding.ts';
import { from, mono, rem, text } from '../../../ui/theme/scale.ts';

export const page = style([
  pagePadding,
  pageWidth,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(16), alignContent: 'start' },
]);
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(12) });
export const title = style(text('title'));
export const rooms = style({
  display: 'grid',
  gap: rem(16),
  marginBlockStart: rem(12),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' } },
});
export const room = style({ ...text('body'), fontFamily: mono, fontWeight: 500 });
export const words = style({ ...text('body'), color: vars.color.textMuted });
