import { style } from '@vanilla-extract/css';
import { largeFace } from '../../../../demo/large-face.css.ts';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { below, from, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { focusRing, radius } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(8) });
/** There before it says something, or nobody would hear it. */
export const found = style({ ...text('small'), color: color.textMuted });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  minHeight: rem(63),
  paddingInline: rem(20),
  paddingBlock: rem(8),
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: -focusRing.width,
    },
    '&[aria-current]': { background: accent.accentSoft },
  },
});
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  ...text('body'),
  fontWeight: 500,
  selectors: { '[aria-current] &': { color: accent.accentText } },
});
export const work = style({ ...text('small'), color: color.textMuted });

export const end = style({ display: 'flex', gap: rem(4), marginInlineStart: 'auto' });

/** To the edges of the drawer. */
export const top = style({ margin: `${rem(-24)} ${rem(-24)} ${rem(16)}` });
export const cover = style({
  display: 'block',
  width: '100%',
  height: rem(140),
  objectFit: 'cover',
});
export const face = style([
  largeFace,
  {
    position: 'relative',
    marginBlockStart: rem(-72),
    marginInlineStart: rem(20),
    border: `${rem(4)} solid ${color.surface}`,
    borderRadius: rem(radius.pill),
  },
]);
export const heading = style({
  ...text('heading2'),
  margin: 0,
  overflowWrap: 'anywhere',
  outline: 'none',
});
export const muted = style({ ...text('body'), color: color.textMuted });
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(6),
  margin: `${rem(10)} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const code = style({ ...text('body'), ...tabular, color: color.textMuted });
export const pair = style({
  display: 'grid',
  gap: rem(12),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Stays at the end of the drawer while the fields scroll. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: rem(-24),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  margin: `0 ${rem(-24)} ${rem(-24)}`,
  padding: `${rem(12)} ${rem(24)}`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { [below.xl]: { background: color.raised } },
});
export const remove = style({ marginInlineEnd: 'auto', color: color.dangerText });
