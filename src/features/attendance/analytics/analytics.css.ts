import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { from, rem, tabular, text } from '../../../ui/theme/scale.ts';

const { color } = vars;

export const many = style({ display: 'grid', gap: rem(6), alignContent: 'start' });
/** The interval, and on the other side what the numbers are of. */
export const choices = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: rem(8),
  '@media': { print: { display: 'none' } },
});
/** The lines beside who came, wide; one below the other, narrow. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: rem(16),
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 2.15fr) minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Until the next answer comes. */
export const old = style({ opacity: 0.6 });
export const part = style({
  display: 'grid',
  gap: rem(12),
  alignContent: 'start',
  breakInside: 'avoid',
});
export const title = style(text('title'));
export const fact = style({ ...text('small'), color: color.textMuted });
export const bar = style({
  display: 'flex',
  gap: 2,
  height: rem(28),
  borderRadius: rem(6),
  overflow: 'hidden',
});
export const share = style({ minWidth: 2 });
export const shares = style({ display: 'grid', gap: rem(8) });
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${rem(12)} minmax(0, 1fr) auto ${rem(52)}`,
  alignItems: 'center',
  gap: rem(8),
  ...text('body'),
});
export const swatch = style({ width: rem(12), height: rem(12), borderRadius: 3 });
export const value = style({ ...tabular, fontWeight: 600, textAlign: pageSide.end });
export const percent = style({ ...tabular, color: color.textMuted, textAlign: pageSide.end });
export const gap = style({
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockStart: rem(12),
});
export const way = style({ ...tabular, color: color.successText });
export const less = style({ ...tabular, color: color.textMuted });
export const done = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  color: color.textMuted,
});
export const list = style({ display: 'grid', gap: rem(6), ...text('body') });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
});
