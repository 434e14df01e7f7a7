import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding } from '../../../ui/theme/page-padding.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { below, from, rem, tabular, text } from '../../../ui/theme/scale.ts';
import { color, radius } from '../../../ui/theme/tokens.json';

const { shadow } = vars;

/** Paper: light in both schemes, because it is what comes out of the printer. */
const ink = color.text.light.hex;
const faded = color.textMuted.light.hex;
const line = color.border.light.hex;

export const page = style({
  ...pagePadding,
  display: 'grid',
  justifyItems: 'center',
  gap: rem(16),
});
globalStyle(`${page}${page}`, { '@media': { print: { padding: 0 } } });
export const print = style({ justifySelf: 'end', '@media': { print: { display: 'none' } } });

export const sheet = style({
  ...text('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(28),
  width: '100%',
  maxWidth: rem(794),
  padding: rem(16),
  borderRadius: rem(radius.xs),
  background: color.surface.light.hex,
  color: ink,
  boxShadow: shadow.float,
  // The logo keeps its ground.
  printColorAdjust: 'exact',
  '@media': {
    [from.md]: { minHeight: rem(1123), padding: rem(60) },
    print: { minHeight: 0, maxWidth: 'none', padding: 0, boxShadow: 'none' },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(24),
  paddingBlockEnd: rem(24),
  borderBlockEnd: `2px solid ${ink}`,
});
export const title = style(text('display'));
export const muted = style({ ...text('small'), color: faded });
export const sender = style({ display: 'flex', flexWrap: 'wrap', gap: rem(16) });
export const parties = style({ display: 'flex', flexWrap: 'wrap', gap: rem(20), ...text('small') });
export const party = style({
  display: 'grid',
  alignContent: 'start',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const facts = style({ display: 'grid', alignContent: 'start', gap: rem(4), margin: 0 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: `${rem(100)} auto`,
  gap: rem(12),
  ...tabular,
});

export const items = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [below.md]: text('small') },
});
const cell = { padding: `${rem(10)} ${rem(6)}`, borderBlockEnd: `1px solid ${line}` } as const;
export const name = style({
  ...cell,
  fontWeight: 400,
  textAlign: pageSide.start,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
export const figure = style({
  ...tabular,
  textAlign: pageSide.end,
  whiteSpace: 'nowrap',
  margin: 0,
});
globalStyle(`${items} ${figure}`, { ...cell, fontWeight: 400, verticalAlign: 'top' });
export const described = style({ ...text('small'), display: 'block', color: faded });

export const sums = style({
  display: 'grid',
  gap: rem(6),
  justifySelf: 'end',
  width: `min(${rem(300)}, 100%)`,
  margin: 0,
});
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: rem(16) });
export const total = style([
  sum,
  text('heading3'),
  { paddingBlockStart: rem(8), borderBlockStart: `1px solid ${ink}` },
]);
/** Payment details in a box of their own, so that nobody has to look for them. */
export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${rem(8)} ${rem(24)}`,
  padding: `${rem(16)} ${rem(20)}`,
  border: `1px solid ${ink}`,
  borderRadius: rem(radius.control),
  breakInside: 'avoid',
});
export const reference = style({ ...text('heading1'), ...tabular });
export const bank = style({ display: 'grid', marginInlineStart: 'auto', textAlign: pageSide.end });
export const foot = style({ display: 'grid', gap: rem(8) });
export const smallPrint = style({ ...text('small'), color: faded });
