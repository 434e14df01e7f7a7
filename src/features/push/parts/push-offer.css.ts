import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { from, rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color } = vars;

export const card = style({
  display: 'grid',
  // No wider than the page: the words of a button in large letters break instead.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(14),
  margin: rem(16),
  padding: rem(16),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.touch),
  background: color.surface,
  // One offer at a time: this one waits until that of the home screen was answered.
  selectors: { 'body:has([data-offer="install"]) &': { display: 'none' } },
  '@media': { [from.md]: { margin: 0, padding: rem(20) } },
});
export const title = style({ ...text('heading3') });
export const detail = style({ ...text('body'), color: color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(10) });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${rem(10)}`,
  padding: `${rem(8)} ${rem(16)}`,
  ...text('body'),
  color: color.textMuted,
  '@media': { [from.md]: { padding: 0 } },
});
