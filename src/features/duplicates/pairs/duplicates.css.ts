import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../ui/theme/page-padding.ts';
import { below, rem, text } from '../../../ui/theme/scale.ts';

const { color, accent } = vars;

export const page = style([
  pagePadding,
  pageWidth,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(20), alignContent: 'start' },
]);
export const title = style({ ...text('heading3'), marginBlockEnd: rem(8) });
export const list = style({ display: 'grid' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: rem(14),
  paddingBlock: rem(12),
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(6) } },
});
export const one = style({ display: 'flex', alignItems: 'center', gap: rem(10), minWidth: 0 });
export const who = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(28),
  color: accent.accentText,
  fontWeight: 500,
});
export const detail = style({ ...text('small'), color: color.textMuted });
export const why = style({ ...text('body'), overflowWrap: 'anywhere' });
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });
export const note = style({ ...text('small'), color: color.textMuted });
