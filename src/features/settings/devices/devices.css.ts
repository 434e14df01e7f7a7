import { style } from '@vanilla-extract/css';
import { paper } from '../../../ui/qr-code/qr-code.css.ts';
import { vars } from '../../../ui/theme/contract.css.ts';
import { forced, rem, tabular, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: rem(16) });
export const drawer = style({ ...column, gap: rem(20), alignContent: 'start' });
export const steps = style({
  ...column,
  gap: rem(8),
  paddingInlineStart: rem(20),
  ...text('body'),
  listStyle: 'decimal',
});
export const code = style({
  ...column,
  justifyItems: 'center',
  gap: rem(8),
  padding: rem(20),
  borderRadius: rem(radius.card),
  background: color.sunken,
});
export const picture = style({
  width: rem(176),
  padding: rem(12),
  borderRadius: rem(radius.control),
  background: paper,
});
export const letters = style({ ...text('heading1'), ...tabular, letterSpacing: '0.06em' });
export const left = style({ ...text('small'), color: color.textMuted });
export const device = style({ display: 'flex', alignItems: 'center', gap: rem(12), minWidth: 0 });
export const seen = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  // On the line of what stands beside it.
  verticalAlign: 'bottom',
});
export const dot = style({
  flex: 'none',
  width: rem(8),
  height: rem(8),
  borderRadius: rem(radius.pill),
  background: color.online,
  '@media': { [forced]: { background: 'CanvasText' } },
});
export const old = style({ color: color.warningText });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  '@media': { print: { display: 'none' } },
});
