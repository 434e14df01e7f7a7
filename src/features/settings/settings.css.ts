import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../ui/theme/page-padding.ts';
import { pageSide } from '../../ui/theme/reading-way.css.ts';
import { below, coarse, forced, from, rem, text } from '../../ui/theme/scale.ts';
import { radius } from '../../ui/theme/tokens.json';

const { color, accent } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;
const line = `1px solid ${color.border}`;

export const page = style([
  { ...pagePadding, ...pageWidth },
  { ...column, gap: rem(20), alignContent: 'start', maxWidth: rem(1280) },
]);
export const columns = style({
  ...column,
  alignItems: 'start',
  gap: rem(20),
  '@media': { [from.lg]: { gridTemplateColumns: `${rem(384)} minmax(0, 1fr)` } },
});
/** Beside the panel from lg; below, it opens over the page. */
export const beside = style({ '@media': { [below.lg]: { display: 'none' } } });
export const trigger = style({
  justifySelf: 'start',
  '@media': { [from.lg]: { display: 'none' } },
});

/** Entries below each other, in a card. */
export const entries = style({ ...column, gap: rem(4), padding: rem(8), listStyle: 'none' });
/** The same as a card of their own. */
export const list = style([
  entries,
  {
    border: line,
    borderRadius: rem(radius.card),
    background: color.surface,
    boxShadow: vars.shadow.raised,
  },
]);
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(16),
  minHeight: rem(56),
  padding: `${rem(8)} ${rem(12)}`,
  borderRadius: rem(radius.touch),
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current="page"]': { background: accent.accentSoft, color: accent.accentText },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-current="page"]': { border: '2px solid Highlight' } } },
  },
});
export const entryTitle = style({ ...text('body'), display: 'block', fontWeight: 500 });
export const entryWords = style({ ...text('small'), display: 'block', color: color.textMuted });

export const cards = style({ ...column, gap: rem(20), minWidth: 0 });
export const card = style({
  ...column,
  border: line,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  minWidth: 0,
  overflow: 'clip',
});
/** A list opens over its edge. */
export const unclipped = style({ overflow: 'visible' });
export const head = style({
  ...row,
  justifyContent: 'space-between',
  gap: rem(12),
  padding: `${rem(16)} ${rem(20)}`,
  borderBlockEnd: line,
});
export const title = style(text('title'));
export const words = style({ ...text('small'), color: color.textMuted });
export const body = style({ ...column, gap: rem(16), padding: rem(20) });
export const pair = style({
  ...column,
  // A field without a hint is as high as its own box.
  alignItems: 'start',
  gap: rem(16),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** On the line of the box of a field beside it, below its label. */
export const besideField = style({ '@media': { [from.md]: { paddingBlockStart: rem(28) } } });
export const actions = style({ ...row, justifyContent: 'flex-end', gap: rem(8) });
export const start = style({ ...row, gap: rem(8) });
export const who = style({ ...row, gap: rem(16) });

export const saved = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  fontWeight: 500,
});
export const toServer = style({ color: color.successText });
export const here = style({ color: color.textMuted });

export const rows = style({ ...column, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: rem(16),
  padding: `${rem(14)} ${rem(20)}`,
  selectors: { '& + &': { borderBlockStart: line } },
});
/** A line of words alone. */
export const part = style([
  text('body'),
  { padding: `${rem(14)} ${rem(20)}`, selectors: { '& + &': { borderBlockStart: line } } },
]);
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: rem(radius.touch),
  background: color.sunken,
  color: color.textMuted,
});
export const content = style({
  ...row,
  justifyContent: 'space-between',
  gap: `${rem(8)} ${rem(16)}`,
  minWidth: 0,
});
export const facts = style({ ...column, gap: rem(2), minWidth: 0, flex: '1 1 12rem' });
export const name = style({ ...text('body'), fontWeight: 500, overflowWrap: 'anywhere' });
export const fact = style({ ...text('small'), color: color.textMuted, overflowWrap: 'anywhere' });
export const roles = style({ ...row, gap: rem(6), listStyle: 'none', flexBasis: '100%' });
export const role = style({
  ...text('small'),
  ...row,
  flexWrap: 'nowrap',
  gap: rem(4),
  minHeight: rem(32),
  paddingInline: rem(10),
  borderRadius: rem(radius.control),
  background: accent.accentSoft,
  color: accent.accentText,
});
export const form = style({
  ...column,
  gap: rem(16),
  flexBasis: '100%',
  minWidth: 0,
  margin: 0,
  border: 0,
  padding: 0,
});
export const invite = style([form, { padding: rem(20), borderBlockEnd: line }]);

export const table = style({ ...text('body'), width: '100%', borderCollapse: 'collapse' });
export const headRow = style({ background: color.sunken });
const cell = {
  padding: `${rem(12)} ${rem(20)}`,
  textAlign: pageSide.start,
  fontWeight: 400,
  '@media': { [below.md]: { paddingInline: rem(12) } },
} as const;
export const cellHead = style([
  cell,
  { ...text('small'), color: color.textMuted, fontWeight: 500 },
]);
export const cellRow = style([cell, { borderBlockStart: line }]);
export const cellWay = style([
  cell,
  { borderBlockStart: line, textAlign: 'center', width: rem(96) },
  { '@media': { [coarse]: { height: rem(56) }, [below.md]: { width: rem(72) } } },
]);
export const way = style({
  ...row,
  justifyContent: 'center',
  gap: rem(4),
  '@media': { [below.md]: { flexDirection: 'column' } },
});
export const cellWayHead = style([cellHead, { textAlign: 'center' }]);
