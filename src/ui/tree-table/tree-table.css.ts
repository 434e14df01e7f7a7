import { style, styleVariants } from '@vanilla-extract/css';
import { td as cell, tr as row } from '../table/table.css.ts';
import { vars } from '../theme/contract.css.ts';
import { pageSide } from '../theme/reading-way.css.ts';
import { below, coarse, from, rem, text } from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';

const { color } = vars;

export const tr = style([
  row,
  {
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
    '@media': { [below.md]: { alignItems: 'center' } },
  },
]);
/** The outermost rows head what is below them. */
export const top = style({ background: color.sunken });

export const td = style([cell, { '@media': { [from.md]: { height: rem(size.row.dense) } } }]);

const step = 32;
/** Indent of a row, by its level; a tablet and a phone have half the room for it. */
export const levels = styleVariants({ 1: [0], 2: [1], 3: [2], 4: [3] }, ([deep = 0]) => ({
  // The edges of a table have an indent of their own.
  selectors: { '&&&': { paddingInlineStart: rem(16 + step * deep) } },
  '@media': {
    [`${from.md} and ${below.xl}`]: {
      selectors: { '&&&': { paddingInlineStart: rem(16 + (step / 2) * deep) } },
    },
    [below.md]: { selectors: { '&&&': { paddingInlineStart: rem((step / 2) * deep) } } },
  },
}));
/** Keys stand at the end of their row. */
export const atEnd = style({ '@media': { [from.md]: { textAlign: pageSide.end } } });

export const name = style({
  fontWeight: 'inherit',
  textAlign: pageSide.start,
  '@media': { [below.md]: { flex: '1 1 auto' } },
});
export const parentName = style({ fontWeight: 600 });
/** Chevron or check box, then the name. */
export const nameLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const fold = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(32),
  marginInlineStart: rem(-6),
  paddingInline: rem(6),
  border: 0,
  borderRadius: rem(radius.sm),
  background: 'transparent',
  fontWeight: 600,
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
  '@media': { [coarse]: { minHeight: rem(44) } },
});
export const sum = style({ color: color.textMuted, '@media': { [below.md]: text('small') } });
export const needs = style({ color: color.warningText, fontWeight: 500 });
