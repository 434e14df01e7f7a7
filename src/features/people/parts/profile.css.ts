import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../ui/theme/page-padding.ts';
import { below, from, rem, tabular, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const page = style([
  pagePadding,
  pageWidth,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(16), alignContent: 'start' },
]);

export const head = style({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
});
export const cover = style({
  height: rem(78),
  background: `linear-gradient(90deg, ${accent.accentSoft}, ${color.warningSoft})`,
  '@media': { [below.md]: { height: rem(64) }, print: { display: 'none' } },
});
/** Half of the picture stands over the cover. */
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${rem(12)} ${rem(20)}`,
  padding: `0 ${rem(32)} ${rem(20)}`,
  marginBlockStart: rem(-44),
  '@media': { [below.md]: { paddingInline: rem(16) }, print: { marginBlockStart: rem(16) } },
});
export const picture = style({
  position: 'relative',
  display: 'grid',
  padding: rem(4),
  borderRadius: rem(radius.pill),
  background: color.surface,
});
export const words = style({
  display: 'grid',
  gap: rem(4),
  flex: '1 1 14rem',
  minWidth: 0,
  // Level with the lower half of the picture, below the cover.
  paddingBlockStart: rem(48),
  '@media': { [below.md]: { flexBasis: '100%', paddingBlockStart: 0 } },
});
export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(4)} ${rem(10)}`,
});
export const name = style({ ...text('heading1'), overflowWrap: 'anywhere' });
export const facts = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${rem(4)} ${rem(16)}`,
  color: color.textMuted,
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: rem(6) });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' } },
});
export const column = style({ display: 'grid', gap: rem(16), minWidth: 0 });
/** First on a phone; at the end of the line on wider screens. */
export const side = style([column, { '@media': { [from.lg]: { gridColumn: 2, gridRow: 1 } } }]);
/** The title of a card, and what can be done with it. */
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: rem(8),
  marginBlockEnd: rem(4),
});
export const cardTitle = style({ ...text('title'), marginBlockEnd: rem(12) });

export const list = style({ display: 'grid' });
export const row = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${rem(2)} ${rem(16)}`,
  paddingBlock: rem(12),
  borderBlockStart: `1px solid ${color.border}`,
});
export const about = style({ display: 'grid', gap: rem(2), flex: '1 1 12rem', minWidth: 0 });
export const lead = style({ fontWeight: 500 });
export const link = style({ color: accent.accentText, fontWeight: 500 });
export const contact = style({ display: 'block', overflowWrap: 'anywhere' });
export const declined = style({ ...text('small'), display: 'block', color: color.dangerText });
export const muted = style({ color: color.textMuted });
export const number = style({ ...tabular, fontWeight: 600 });
export const more = style({
  ...text('small'),
  marginBlockStart: rem(12),
  color: color.textMuted,
});
/** Key back to the page before, on phones; wider screens have the menu beside it. */
export const back = style({
  justifySelf: 'start',
  '@media': { [from.md]: { display: 'none' }, print: { display: 'none' } },
});

export const form = style({ display: 'grid', gap: rem(16), minWidth: 0 });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: rem(8),
});

export const history = style({ display: 'grid', gap: rem(16), minWidth: 0 });
