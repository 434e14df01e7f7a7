import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../ui/theme/page-padding.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style([
  pagePadding,
  pageWidth,
  { ...column, gap: rem(20), alignContent: 'start', maxWidth: rem(880) },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: rem(12),
});
export const words = style({ ...column, gap: rem(4), flex: '1 1 16rem', minWidth: 0 });
export const title = style({ ...text('heading1'), overflowWrap: 'anywhere' });
export const facts = style({ ...text('body'), color: vars.color.textMuted });
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  marginBlockEnd: rem(16),
});
export const cardTitle = style(text('title'));
export const form = style({ ...column, gap: rem(16) });
export const said = style({ ...text('body'), whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const clash = style({ ...column, gap: rem(12) });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: rem(8),
});
