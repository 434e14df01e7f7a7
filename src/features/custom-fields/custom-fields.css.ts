import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../ui/theme/page-padding.ts';
import { from, rem, text } from '../../ui/theme/scale.ts';
import { radius } from '../../ui/theme/tokens.json';

const { color } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const line = `1px solid ${color.border}`;

export const page = style([
  { ...pagePadding, ...pageWidth },
  { ...column, gap: rem(20), alignContent: 'start', maxWidth: rem(1280) },
]);
export const cards = style({
  ...column,
  alignItems: 'start',
  gap: rem(20),
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({
  ...column,
  border: line,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  padding: `${rem(16)} ${rem(20)}`,
  borderBlockEnd: line,
});
export const title = style(text('title'));
export const fields = style({ ...column, listStyle: 'none', margin: 0, padding: 0 });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(64),
  padding: `${rem(8)} ${rem(8)}`,
  borderBlockEnd: line,
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(36),
  height: rem(36),
  borderRadius: rem(radius.touch),
  background: color.sunken,
  color: color.textMuted,
});
export const words = style({ ...column, gap: rem(2), flex: '1 1 0', minWidth: 0 });
export const name = style({ ...text('body'), fontWeight: 500, overflowWrap: 'anywhere' });
export const retiredName = style([name, { color: color.textMuted }]);
export const kind = style({ ...text('small'), color: color.textMuted });
export const none = style({
  ...text('body'),
  color: color.textMuted,
  margin: 0,
  padding: rem(20),
  borderBlockEnd: line,
});
export const note = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  color: color.textMuted,
  margin: 0,
  padding: `${rem(12)} ${rem(20)}`,
});
