import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../ui/theme/page-padding.ts';
import { coarse, low, rem, text } from '../ui/theme/scale.ts';
import { radius, size } from '../ui/theme/tokens.json';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The list, and beside it what is open, where there is room for both. */
export const split = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minWidth: 0,
});
export const page = style([
  pagePadding,
  pageWidth,
  { ...column, flex: '1 1 0', minWidth: 0, gap: rem(16), alignContent: 'start' },
]);

/** Of a row that has a page: a line is no longer than can be read. */
export const fields = style({ maxWidth: rem(880) });

/** Saved lists, and the ways to show the rows: beside the filters, or together on the line below. */
export const keepingAndWays = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: rem(8),
  flex: '1 1 auto',
  minWidth: 0,
});

/** In sight of whoever goes on to choose further down. */
export const selection = style({
  position: 'sticky',
  top: `calc(${rem(size.topbar)} + env(safe-area-inset-top) + ${rem(4)})`,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: rem(8),
  padding: `${rem(8)} ${rem(16)}`,
  borderRadius: rem(radius.card),
  border: `1px solid ${vars.accent.accentBorder}`,
  background: vars.accent.accentSoft,
  color: vars.color.text,
  '@media': { [low]: { position: 'relative', top: 0 }, print: { display: 'none' } },
});
export const selected = style({ ...text('title'), flex: '1 1 auto' });

export const nameCell = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(12),
  // A photo has another baseline than initials: each name would stand at a height of its own.
  verticalAlign: 'middle',
});
export const open = style({
  ...text('body'),
  minHeight: rem(24),
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 500,
  textAlign: 'inherit',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [coarse]: { minHeight: rem(44) }, print: { minHeight: 0, fontSize: 'inherit' } },
});

export const marks = style({ display: 'inline-flex', flexWrap: 'wrap', gap: rem(6) });

/** Under a tab of the row that they belong to. */
export const belonging = style({ ...column, gap: rem(16) });
export const drawer = style({ ...column, gap: rem(16) });
export const pill = style({ justifySelf: 'start' });
/** Controls: paper shows the facts in their place. */
export const onlyScreen = style({ '@media': { print: { display: 'none' } } });
export const drawerTitle = style({
  ...text('heading3'),
  flex: '1 1 auto',
  overflowWrap: 'anywhere',
});
export const drawerKeys = style({ display: 'inline-flex', gap: rem(4), marginInlineStart: 'auto' });

export const form = style({ ...column, gap: rem(24) });
export const section = style({
  ...column,
  gap: rem(16),
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
export const sectionTitle = style({ ...text('title'), padding: 0, marginBlockEnd: rem(12) });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: rem(8),
});
export const clash = style({ ...column, gap: rem(12) });
export const historyNote = style({
  ...column,
  ...text('body'),
  gap: rem(12),
  justifyItems: 'start',
  color: vars.color.textMuted,
  paddingBlockStart: rem(16),
});
