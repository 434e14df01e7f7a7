import { style, styleVariants } from '@vanilla-extract/css';
import { cardLook } from '../../ui/card/card-look.ts';
import { vars } from '../../ui/theme/contract.css.ts';
import { below, coarse, rem, text } from '../../ui/theme/scale.ts';
import { radius } from '../../ui/theme/tokens.json';

const { color, accent } = vars;

/** At the end of the filters. */
export const choice = style({
  marginInlineStart: 'auto',
  '@media': { [below.md]: { marginInlineStart: 0 }, print: { display: 'none' } },
});

export const tree = style({
  ...cardLook,
  listStyle: 'none',
  margin: 0,
  padding: rem(8),
  minWidth: 0,
});
export const line = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(44),
  paddingInlineEnd: rem(12),
  borderRadius: rem(radius.control),
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outline: `2px solid ${accent.accentText}`, outlineOffset: '-2px' },
  },
});
/** Only above something that was found. */
export const holder = style({ color: color.textMuted });

/** Deeper lines stand no further in: a phone of 320 px has room for their names. */
export const deepest = 6;
const levels = Object.fromEntries(
  Array.from({ length: deepest }, (_, at) => [at + 1, at] as const),
);
export const indent = styleVariants(levels, (steps) => ({
  paddingInlineStart: rem(steps * 24),
  '@media': { [below.md]: { paddingInlineStart: rem(steps * 12) } },
}));

const foldSize = { inlineSize: rem(32), blockSize: rem(32), flex: 'none' } as const;
export const fold = style({
  ...foldSize,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: rem(radius.control),
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media': { [coarse]: { inlineSize: rem(44), blockSize: rem(44) } },
});
export const noFold = style({
  ...foldSize,
  '@media': { [coarse]: { inlineSize: rem(44) } },
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: rem(12),
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: rem(8),
  // One line of each look where most of them have no room for both.
  '@media': { [below.md]: { flexDirection: 'column', alignItems: 'start' } },
});
export const lineTitle = style({ fontWeight: 500, overflowWrap: 'anywhere' });
export const facts = style({ ...text('small'), color: color.textMuted, overflowWrap: 'anywhere' });
export const end = style({ display: 'inline-flex', alignItems: 'center', gap: rem(8) });
export const count = style({ ...text('small'), color: color.textMuted });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: rem(16),
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const card = style({
  ...cardLook,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(12),
  padding: rem(20),
  selectors: { '&:hover': { borderColor: color.borderStrong } },
});
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: rem(12) });
export const cardWords = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });
/** Above the title, whose click opens the row. */
export const cardMenu = style({
  position: 'relative',
  zIndex: 1,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
export const cardMarks = style({ display: 'flex', flexWrap: 'wrap', gap: rem(6) });
/** All of the card opens the row. */
export const cardTitle = style({
  ...text('title'),
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const cardFacts = style({ display: 'grid', gap: rem(8), margin: 0 });
export const cardFact = style({ ...text('body'), margin: 0, overflowWrap: 'anywhere' });
