import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { cramped, forced, from, reduced, rem, tabular, text } from '../theme/scale.ts';
import { pageSide } from '../theme/reading-way.css.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: rem(8),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': {
    [from.md]: { gap: rem(14) },
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${rem(4)} ${rem(8)}`,
  minWidth: 0,
  minHeight: rem(110),
  padding: rem(8),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.stepper),
  background: color.raised,
  boxShadow: vars.shadow.float,
  textAlign: pageSide.start,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  // At once: steps in between would be drawn before the count.
  selectors: { '&:active': { transform: 'scale(.97)' } },
  '@media': {
    [from.md]: {
      flexWrap: 'nowrap',
      minHeight: rem(190),
      padding: rem(14),
      borderRadius: rem(radius.sheet),
    },
    [reduced]: { selectors: { '&:active': { transform: 'none' } } },
    [forced]: { borderColor: 'ButtonText' },
  },
});

/** The last key tapped: an edge around all of it, without moving anything. */
export const last = style({
  borderColor: accent.accentBorder,
  boxShadow: `0 0 0 2px ${accent.accentBorder}`,
  '@media': { [forced]: { borderColor: 'Highlight' } },
});

/** Label and count: side by side on a phone, one over the other where a key is high. */
export const words = style({
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${rem(8)}`,
  minWidth: 0,
  paddingInline: rem(8),
  '@media': {
    [from.md]: { flex: '1 1 0', flexDirection: 'column', justifyContent: 'center' },
  },
});

export const label = style({
  ...text('bodyTouch'),
  color: color.textMuted,
  '@media': { [from.md]: { fontSize: rem(17) } },
});

export const count = style({
  ...text('counterPhone'),
  ...tabular,
  '@media': { [from.md]: { fontSize: rem(48), lineHeight: 1.15 } },
});

const plus = style({
  ...text('counterPhone'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 100%',
  alignSelf: 'stretch',
  minHeight: rem(56),
  borderRadius: rem(radius.menu),
  // '+1' begins with its sign in every language.
  direction: 'ltr',
  '@media': {
    [from.md]: { flex: '1 1 0', borderRadius: rem(radius.stepper), fontSize: rem(38) },
  },
});

export const plusIs = styleVariants({
  soft: [plus, { background: accent.accentSoft, color: accent.accentText }],
  solid: [
    plus,
    {
      background: accent.accentSolid,
      color: accent.onAccent,
      '@media': { [forced]: { background: 'Highlight', color: 'HighlightText' } },
    },
  ],
});

/** On a phone over the keys, on a tablet at the start of the bottom bar: there the key comes first. */
export const lastTap = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minWidth: 0,
  paddingBlock: rem(8),
  '@media': {
    [from.md]: { flexWrap: 'nowrap', flexDirection: 'row-reverse', justifyContent: 'flex-end' },
  },
});
export const lastWords = style({ flex: '1 1 8em', minWidth: 0 });
export const lastLine = style({ ...text('bodyTouch'), ...tabular, display: 'block' });
export const saved = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(6),
  color: color.textMuted,
});
