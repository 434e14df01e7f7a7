import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cardLook } from '../card/card-look.ts';
import { shadesAcross } from '../scroll-area/shades.ts';
import { vars } from '../theme/contract.css.ts';
import { pageSide } from '../theme/reading-way.css.ts';
import { below, coarse, compact, fine, forced, from, rem, tabular, text } from '../theme/scale.ts';
import { focusRing, radius, size } from '../theme/tokens.json';
import { visuallyHidden } from '../visually-hidden.css.ts';

const { color } = vars;
/** Paper is as narrow as a phone, but not read with a thumb: there rows stay rows. */
const cards = `screen and ${below.md}`;
/** Columns, but not room for many. */
const narrow = `screen and ${from.md} and (max-width: 84.99em)`;
const notWide = `screen and ${from.md} and ${below.xl}`;

export const frame = style({
  ...cardLook,
  overflow: 'hidden',
  '@media': { print: { overflow: 'visible', border: 0, boxShadow: 'none' } },
});

/** Text for screen readers is placed inside, or it would make the page longer. */
export const scroll = style({
  position: 'relative',
  overflow: 'auto',
  // Inside its frame, which cuts off what reaches out.
  outlineOffset: -focusRing.width,
  '@media': {
    [from.md]: { background: shadesAcross },
    [forced]: { background: 'none' },
    print: { overflow: 'visible', background: 'none' },
  },
});

export const table = style({
  ...text('body'),
  width: '100%',
  borderCollapse: 'collapse',
  '@media': {
    [cards]: { display: 'block' },
    [narrow]: text('small'),
    print: { fontSize: '8pt', lineHeight: 1.3 },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: color.surface,
  '@media': { [cards]: { display: 'none' }, print: { position: 'static' } },
});

/** Columns stand close, so that more of them are seen; the edges of the card have more room. */
const atEdges = {
  '&:first-child': { paddingInlineStart: rem(16) },
  '&:last-child': { paddingInlineEnd: rem(16) },
};

export const th = style({
  ...text('label'),
  height: rem(size.control.default),
  paddingInline: rem(8),
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
  textAlign: pageSide.start,
  whiteSpace: 'nowrap',
  '@media': {
    [from.md]: { selectors: atEdges },
    [narrow]: { paddingInline: rem(4) },
    print: { paddingInline: rem(3), fontSize: '8pt' },
  },
});

export const body = style({ '@media': { [cards]: { display: 'block' } } });

/** Below md each row is a card. */
export const tr = style({
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    print: { breakInside: 'avoid' },
    [cards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${rem(4)} ${rem(12)}`,
      padding: rem(16),
    },
  },
});

/** Above rows that begin alike, such as a letter above the names. */
export const heading = style({
  ...text('label'),
  paddingBlock: rem(4),
  paddingInline: rem(16),
  background: color.sunken,
  color: color.textMuted,
  textAlign: pageSide.start,
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' }, [cards]: { display: 'block' } },
});

export const opens = style({
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});

export const td = style({
  height: rem(size.row.default),
  paddingInline: rem(8),
  paddingBlock: rem(6),
  whiteSpace: 'nowrap',
  '@media': {
    [from.md]: { selectors: atEdges },
    print: { height: rem(28), paddingInline: rem(3), paddingBlock: 0 },
    [narrow]: { paddingInline: rem(4) },
    [cards]: { height: 'auto', padding: 0, whiteSpace: 'normal' },
    [`${from.md} and ${fine}`]: { selectors: { [compact]: { height: rem(size.row.dense) } } },
  },
});

const onPhone = (rules: object) => ({ '@media': { [cards]: rules } });
const wholeLine = { flexBasis: '100%', ...text('small'), color: color.textMuted };

/** The parts of a row card, from its top to its bottom. */
export const onCard = styleVariants({
  key: [onPhone({ order: 0, width: 'auto' })],
  title: [
    onPhone({ order: 1, ...text('title') }),
    { '@media': { print: { whiteSpace: 'normal' }, [narrow]: { whiteSpace: 'normal' } } },
  ],
  /** Title of the card, alone in its line. */
  name: [
    // Beside a key that chooses the row, and nothing else.
    onPhone({ order: 1, flex: '1 1 calc(100% - 3rem)', ...text('title') }),
    {
      '@media': {
        print: { whiteSpace: 'normal' },
        [narrow]: { whiteSpace: 'normal', minWidth: rem(150) },
      },
    },
  ],
  /** The one number that counts. */
  figure: [onPhone({ order: 2, marginInlineStart: 'auto', ...text('heading2') })],
  line: [onPhone({ order: 3, ...wholeLine })],
  fact: [onPhone({ order: 4, ...text('small'), fontWeight: 600 })],
  none: [onPhone({ display: 'none' })],
  foot: [onPhone({ order: 5, ...wholeLine })],
  end: [onPhone({ order: 6, flexBasis: '100%' })],
});

/** Nothing to say on a row card. */
export const gap = style({ '@media': { [cards]: { display: 'none' } } });

const unsaid = style([{ display: 'none' }, onPhone({ display: 'inline' })]);
const heard = style([visuallyHidden, { display: 'none' }, onPhone({ display: 'block' })]);

/** A column's name beside its value: read on facts, heard on the others, gone where a head says it. */
export const names = styleVariants({
  key: [heard],
  title: [heard],
  name: [heard],
  figure: [heard],
  line: [heard],
  fact: [unsaid, { color: color.textMuted, fontWeight: 400 }],
  none: [unsaid],
  foot: [unsaid, { color: color.textMuted }],
  end: [heard],
});

/** Words break where they would make the table wider than the page. */
export const wraps = style({
  '@media': { [from.md]: { minWidth: rem(104), whiteSpace: 'normal' } },
});

export const number = style({ ...tabular, textAlign: pageSide.end, whiteSpace: 'nowrap' });
export const caption = visuallyHidden;

export const sortKey = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(32),
  marginInline: rem(-6),
  paddingInline: rem(6),
  border: 0,
  borderRadius: rem(radius.sm),
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover, color: color.text } },
  '@media': { [coarse]: { minHeight: rem(44) } },
});

/** A row that was chosen, or what is below an opened one. */
export const chosen = style({
  background: vars.accent.accentSoft,
  selectors: { '&:hover': { background: vars.accent.accentSoft } },
});
export const detail = style({ background: color.sunken, padding: rem(16), whiteSpace: 'normal' });
export const control = style({ width: rem(48), '@media': { print: { display: 'none' } } });

/** Rows that are not drawn, because nobody sees them. */
export const undrawn = style({ padding: 0, border: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: rem(8),
  marginBlockEnd: rem(12),
  '@media': { print: { display: 'none' } },
});
export const search = style({ flex: '1 1 14rem', maxWidth: rem(360) });
export const phonesOnly = style({ minWidth: 0, '@media': { [from.md]: { display: 'none' } } });
export const order = style([phonesOnly, { marginBlockEnd: rem(8) }]);
export const selection = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  padding: `${rem(6)} ${rem(12)}`,
  marginBlockEnd: rem(8),
  borderRadius: rem(radius.card),
  background: vars.accent.accentSoft,
  fontWeight: 600,
});
/** On paper its room is for the others. */
export const onlyScreen = style({ '@media': { print: { display: 'none' } } });
/** Which columns leave their room to the others, and which of them first. */
export const hidePriority = styleVariants({
  first: { '@media': { [notWide]: { display: 'none' } } },
  second: { '@media': { [narrow]: { display: 'none' } } },
});
/** Words in another column, shown while the column that says them has left its room. */
export const instead = styleVariants({
  first: { display: 'none', '@media': { [notWide]: { display: 'inline' } } },
  second: { display: 'none', '@media': { [narrow]: { display: 'inline' } } },
});
// Padding of the column at the edge when the last columns are hidden.
const edge = { paddingInlineEnd: rem(16) };
globalStyle(
  `${th}:has(+ ${hidePriority.first}:last-child), ${td}:has(+ ${hidePriority.first}:last-child)`,
  {
    '@media': { [notWide]: edge },
  },
);
globalStyle(`${th}:has(+ ${hidePriority.second}), ${td}:has(+ ${hidePriority.second})`, {
  '@media': { [narrow]: edge },
});
export const grow = style({ flex: 1 });
