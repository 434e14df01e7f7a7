import { style } from '@vanilla-extract/css';
import { cardLook } from '../../../../ui/card/card-look.ts';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { coarse, from, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { radius, size } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

export const searched = style({ ...columns });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(12),
});
export const heading = style(text('heading2'));
export const muted = style({ ...text('body'), color: color.textMuted });
export const answer = style({
  ...text('body'),
  maxWidth: rem(size.formMax),
  color: color.textMuted,
});

/** Over the end of the band, where both have room. */
export const doors = style({
  ...columns,
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      position: 'relative',
      marginBlockStart: rem(-44),
      paddingInline: rem(28),
    },
  },
});
export const door = style({
  ...cardLook,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(8),
  height: '100%',
  padding: rem(20),
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.borderStrong } },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: rem(radius.control),
  background: accent.accentSoft,
  color: accent.accentText,
});
export const doorTitle = style({ ...text('heading3'), marginBlockStart: rem(8) });
export const doorFoot = style({
  ...text('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(8),
  color: color.textMuted,
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  color: accent.accentText,
  fontWeight: 500,
});

export const cards = style({
  ...columns,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const card = style({
  ...cardLook,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(8),
  height: '100%',
  padding: rem(20),
});
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = style({
  ...text('body'),
  display: 'grid',
  alignContent: 'center',
  minHeight: rem(40),
  padding: `${rem(6)} ${rem(10)}`,
  marginInline: rem(-10),
  borderRadius: rem(radius.control),
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current="page"]': {
      background: accent.accentSoft,
      color: accent.accentText,
      fontWeight: 500,
    },
  },
  '@media': { [coarse]: { minHeight: rem(48) } },
});
export const way = style([link, { color: accent.accentText, fontWeight: 500 }]);

/** As wide as lines are read, and beside the names of the others where there is room. */
export const guide = style({
  ...cardLook,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  padding: rem(20),
  overflowWrap: 'anywhere',
  '@media': { [from.md]: { padding: `${rem(36)} ${rem(48)}` } },
});
export const subtitle = style({ ...text('bodyTouch'), color: color.textMuted });
export const foot = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(12),
  paddingBlockStart: rem(20),
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
});
export const next = style([more, { marginInlineStart: 'auto', minHeight: rem(40) }]);

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  maxWidth: rem(size.formMax),
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: rem(12),
});
export const missing = style({ ...text('small'), flex: '1 1 12rem', color: color.textMuted });
export const sent = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: rem(56),
  borderBlockStart: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});
