import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { cramped, from, rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

/** One card in two halves on a phone, two cards where there is room. */
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.md]: { gap: rem(16) },
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const total = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${rem(10)} ${rem(16)}`,
  border: `1px solid ${color.border}`,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&:first-child': {
      borderStartStartRadius: rem(radius.card),
      borderEndStartRadius: rem(radius.card),
    },
    '&:last-child': {
      borderStartEndRadius: rem(radius.card),
      borderEndEndRadius: rem(radius.card),
      borderInlineStartWidth: 0,
    },
  },
  '@media': {
    [from.md]: {
      padding: `${rem(16)} ${rem(24)}`,
      selectors: {
        '&:first-child, &:last-child': {
          borderRadius: rem(radius.card),
          borderInlineStartWidth: 1,
        },
      },
    },
    [cramped]: {
      selectors: {
        '&:first-child, &:last-child': {
          borderRadius: rem(radius.card),
          borderInlineStartWidth: 1,
        },
      },
    },
  },
});

export const here = style({ background: accent.accentSoft, borderColor: accent.accentBorder });

export const head = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${rem(12)}`,
  // If the age takes a second line, the numbers still stand at one height.
  marginBlockEnd: 'auto',
  '@media': { [from.md]: text('bodyTouch') },
});
export const name = style({ fontWeight: 600 });

export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  color: color.successText,
  selectors: {
    '&::before': {
      content: '',
      width: rem(8),
      height: rem(8),
      borderRadius: rem(radius.pill),
      background: color.online,
    },
  },
});
export const number = style({
  ...text('counter'),
  ...tabular,
  fontSize: rem(44),
  lineHeight: 1.1,
  '@media': { [from.md]: { fontSize: rem(64) } },
});

/** A phone has room for the number alone; its name says what it is. */
export const people = style({
  ...text('bodyTouch'),
  marginInlineStart: rem(12),
  color: color.textMuted,
  fontWeight: 400,
  letterSpacing: 0,
  display: 'none',
  '@media': { [from.md]: { display: 'inline-block' } },
});
export const fact = style({
  ...text('small'),
  ...tabular,
  color: color.textMuted,
  display: 'none',
  '@media': { [from.md]: { display: 'block' } },
});

export const doors = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(216)}), 1fr))`,
  rowGap: rem(4),
  overflow: 'hidden',
});
/** A line before each; that of the first in a row is cut off. */
export const door = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minWidth: 0,
  minHeight: rem(56),
  marginInlineStart: -1,
  paddingInline: rem(16),
  borderInlineStart: `1px solid ${color.border}`,
  '@media': { [cramped]: { flexWrap: 'wrap', paddingInline: rem(8) } },
});
export const who = style({
  flex: 1,
  minWidth: 0,
  '@media': { [cramped]: { flexBasis: '100%', order: 1 } },
});
export const line = style({ ...text('body'), color: color.textMuted });
export const person = style({ color: color.text, fontWeight: 500 });
export const heard = style({ ...text('small'), ...tabular, color: color.textMuted });
export const doorCount = style({ ...text('heading2'), ...tabular });

export const inShort = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(8)} ${rem(12)}`,
  minHeight: rem(56),
});

/** Old number; over the plain colour of its box. */
export const old = style({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(4),
  color: color.warningText,
});
