import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';
import { radius, type } from '../theme/tokens.json';

const { color } = vars;

/** A text of a drawing, which grows as a whole. */
const drawn = (name: 'caption' | 'label' | 'heading2') =>
  ({ ...text(name), ...tabular, fontSize: type[name].size }) as const;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(12),
  breakInside: 'avoid',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: rem(8),
});
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  marginInlineStart: 'auto',
});
export const title = style(text('title'));
export const facts = style({ ...text('small'), color: color.textMuted });
export const key = style({ '@media': { print: { display: 'none' } } });
export const plot = style({ position: 'relative', minWidth: 0, borderRadius: rem(radius.control) });
export const svg = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  // Time runs from left to right in every language, and so do the arrow keys over it.
  direction: 'ltr',
});
/** As large as its numbers need: a whole is not more for being wider. */
export const roundSvg = style([svg, { maxWidth: rem(200), marginInline: 'auto' }]);
export const axis = style({
  ...drawn('caption'),
  fontWeight: 400,
  fill: color.textMuted,
});
export const grid = style({ stroke: color.border, strokeDasharray: '2 4' });
export const base = style({ stroke: color.borderStrong });
/** A point of which reports are missing. */
export const hollow = style({ fill: color.surface });
export const rule = style({ stroke: color.textMuted, strokeDasharray: '3 3' });
export const label = style({ ...drawn('label'), fill: color.text, fontWeight: 600 });
/** Readable over a bar of any colour. */
export const onBars = style([
  label,
  { stroke: color.surface, strokeWidth: 3, paintOrder: 'stroke' },
]);
export const quiet = style({
  ...drawn('label'),
  fill: color.textMuted,
  fontWeight: 400,
});
export const middle = style({ ...drawn('heading2'), fill: color.text });
/** All values at the point that is looked at. */
export const values = style({
  ...text('small'),
  ...tabular,
  display: 'block',
  minHeight: rem(22),
  color: color.text,
});
export const legend = style({ display: 'grid', gap: rem(6) });
export const entry = style({
  ...text('small'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
});
export const swatch = style({
  width: rem(12),
  height: rem(12),
  borderRadius: rem(3),
  flexShrink: 0,
  forcedColorAdjust: 'none',
});
export const amount = style({ marginInlineStart: 'auto', fontWeight: 600 });
export const round = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'center',
  gap: rem(20),
});
export const loading = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: rem(12),
  height: rem(220),
  paddingBlockStart: rem(20),
});
export const grey = style({
  flex: 1,
  borderRadius: `${rem(6)} ${rem(6)} 0 0`,
  background: color.sunken,
});
export const cell = style({ stroke: color.surface, strokeWidth: 2 });
export const absent = style({ fill: 'none', stroke: color.borderStrong, strokeDasharray: '3 3' });
export const spark = style({ display: 'block', overflow: 'visible' });
