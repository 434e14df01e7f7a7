import { globalStyle, style } from '@vanilla-extract/css';
import { flips } from '../icon/flips.css.ts';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;

export const block = style({
  ...text('body'),
  ...tabular,
  display: 'grid',
  gap: rem(8),
  margin: 0,
  padding: `${rem(12)} ${rem(16)}`,
  borderRadius: rem(radius.control),
  background: color.sunken,
});
export const change = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(120)}), 1fr))`,
  gap: `0 ${rem(12)}`,
});
export const name = style({ color: color.textMuted });
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${values} del`, { color: color.textSubtle });
globalStyle(`${values} ins`, { fontWeight: 600, textDecoration: 'none' });
export const none = style({ color: color.textSubtle, fontStyle: 'italic' });
export const arrow = style([flips, { color: color.textMuted }]);
