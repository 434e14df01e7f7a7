import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../ui/theme/page-padding.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { below, forced, from, rem, tabular, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;
const line = `1px solid ${color.border}`;

export const page = style([
  { ...pagePadding, ...pageWidth },
  { ...column, gap: rem(20), alignContent: 'start' },
]);
/** The list, then the role, then the person; beside each other where there is room. */
export const columns = style({
  ...column,
  alignItems: 'start',
  gap: rem(20),
  '@media': {
    [from.lg]: { gridTemplateColumns: `${rem(256)} minmax(0, 1fr)` },
    [from.xl]: { gridTemplateColumns: `${rem(256)} minmax(0, 1fr) ${rem(336)}` },
  },
});
export const open = style({ ...column, minWidth: 0 });

export const list = style({ ...column, gap: rem(4), padding: rem(8), listStyle: 'none' });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(56),
  padding: `${rem(8)} ${rem(12)}`,
  border: 0,
  borderRadius: rem(radius.touch),
  background: 'none',
  color: color.text,
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: accent.accentSoft, color: accent.accentText },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});
export const entryText = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const entryTitle = style({ ...text('body'), display: 'block', fontWeight: 500 });
export const entryWords = style({ ...text('small'), display: 'block', color: color.textMuted });
export const people = style({ ...text('small'), ...tabular, color: color.textMuted });

export const fields = style({ ...column, gap: rem(16), padding: rem(20) });
export const matrix = style({ ...text('body'), width: '100%', borderCollapse: 'collapse' });
const head = {
  ...text('small'),
  paddingBlock: rem(10),
  background: color.sunken,
  color: color.textMuted,
  fontWeight: 500,
} as const;
const side = {
  paddingInline: rem(20),
  textAlign: pageSide.start,
  '@media': { [below.md]: { paddingInline: rem(12) } },
} as const;
export const areaHead = style([head, side]);
export const actHead = style([head, { width: rem(64), textAlign: 'center' }]);
export const area = style([side, { paddingBlock: rem(8), borderBlockStart: line }]);
export const areaName = style({ display: 'block', fontWeight: 500 });
export const areaWords = style({
  ...text('small'),
  display: 'block',
  color: color.textMuted,
  fontWeight: 400,
});
export const cell = style({ padding: 0, borderBlockStart: line, textAlign: 'center' });
const target = {
  display: 'grid',
  placeItems: 'center',
  width: rem(48),
  height: rem(48),
  marginInline: 'auto',
} as const;
export const still = style(target);
export const toggle = style({
  ...target,
  border: 0,
  padding: 0,
  borderRadius: rem(radius.touch),
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});

export const foot = style({
  ...row,
  justifyContent: 'space-between',
  gap: `${rem(12)} ${rem(16)}`,
  padding: `${rem(12)} ${rem(20)}`,
  borderBlockStart: line,
});
export const actions = style({ ...row, gap: rem(8) });
export const note = style({ ...text('small'), flex: '1 1 12rem', color: color.textMuted });
export const hint = style({
  ...text('small'),
  padding: `${rem(12)} ${rem(20)}`,
  borderBlockStart: line,
  color: color.textMuted,
});
export const chips = style({
  ...row,
  gap: rem(6),
  padding: `0 ${rem(20)} ${rem(16)}`,
  listStyle: 'none',
});
/** As wide as the card, its words as far from the edge as the others. */
export const reasons = style({ paddingInline: rem(20) });
