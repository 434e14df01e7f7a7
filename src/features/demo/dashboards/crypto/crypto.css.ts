import { style, styleVariants } from '@vanilla-extract/css';
import { cardLook } from '../../../../ui/card/card-look.ts';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { from, rem, tabular, text } from '../../../../ui/theme/scale.ts';

const { accent, color } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: rem(16),
  '@media': { [from.lg]: { gridTemplateColumns: `${rem(320)} minmax(0, 1fr)` } },
});
export const side = style({ ...cardLook, overflow: 'hidden', minWidth: 0 });
export const sideTitle = style({ ...text('title'), padding: `${rem(16)} ${rem(20)}` });

export const coinLine = style({ borderBlockStart: `1px solid ${color.border}` });
export const coin = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  width: '100%',
  minHeight: rem(58),
  padding: `${rem(8)} ${rem(20)}`,
  border: 0,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: rem(-2),
  selectors: { '&:hover': { background: color.hover } },
});
export const chosen = style({
  selectors: { '&, &:hover': { background: accent.accentSoft, color: accent.accentText } },
});
export const coinWords = style({ display: 'grid', flex: '1 1 0', minWidth: 0 });
export const coinName = style({ ...text('body'), fontWeight: 500 });
export const iso = style({ ...text('small'), color: color.textMuted });
export const price = style({ ...text('body'), ...tabular, color: color.textMuted });
const way = style({
  ...text('small'),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: rem(4),
  minWidth: rem(56),
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
export const trend = styleVariants({ up: color.successText, down: color.dangerText }, (tone) => [
  way,
  { color: tone },
]);

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(14),
  padding: rem(20),
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { print: { display: 'none' } },
});
export const formTitle = style(text('title'));
export const amount = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(96)}`,
  alignItems: 'start',
  gap: rem(8),
});
export const hint = style({
  ...text('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(8),
  minHeight: rem(20),
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  padding: rem(20),
  ...cardLook,
  minWidth: 0,
});
export const mainHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(16),
});
export const now = style({
  ...text('display'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
});
export const sample = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  paddingBlockStart: rem(14),
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
});
