import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { forced, from, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { radius } from '../../../../ui/theme/tokens.json';

const { color } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(8) });
/** There before it says something, or nobody would hear it. */
export const found = style({ ...text('small'), color: color.textMuted });
export const muted = style({ ...text('body'), ...tabular, color: color.textMuted });

const square = { display: 'grid', borderRadius: rem(radius.control), background: color.sunken };
export const thumbnail = style({ ...square, width: rem(40), height: rem(40), objectFit: 'cover' });
export const noThumbnail = style({
  ...square,
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  color: color.textMuted,
});
export const unsaved = style({
  ...text('small'),
  marginInlineStart: rem(8),
  color: color.warningText,
});

export const stock = style({ display: 'inline-flex', alignItems: 'center', gap: rem(8) });
/** A shelf as high as a letter; what stands on it comes from below. */
export const shelf = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  width: rem(5),
  height: rem(18),
  borderRadius: rem(radius.pill),
  background: color.pressed,
  overflow: 'hidden',
});
const filled = style({
  width: '100%',
  borderRadius: rem(radius.pill),
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});
export const level = styleVariants({
  low: [filled, { background: color.dangerSolid }],
  some: [filled, { background: color.warningSolid }],
  enough: [filled, { background: color.successSolid }],
});
const mark = { display: 'inline-flex', verticalAlign: 'middle' };
export const yes = style({ ...mark, color: color.successText });
export const no = style({ ...mark, color: color.textMuted });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  '@media': {
    [from.md]: { gridTemplateColumns: `${rem(168)} minmax(0, 1fr)` },
    [from.xl]: { gridTemplateColumns: `${rem(168)} minmax(0, 1fr) ${rem(208)}` },
  },
});
export const aside = style({ display: 'grid', alignContent: 'start', gap: rem(12) });
export const pictures = style({ display: 'grid', gap: rem(8), maxWidth: rem(240) });
const frame = {
  width: '100%',
  maxWidth: rem(240),
  aspectRatio: '1',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
};
export const picture = style({ ...frame, objectFit: 'cover' });
export const noPicture = style({
  ...frame,
  ...text('small'),
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: rem(8),
  color: color.textMuted,
});
export const turning = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: rem(14),
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
const wide = (columns: number) => ({ '@media': { [from.lg]: { gridColumn: `span ${columns}` } } });
const whole = { gridColumn: '1 / -1' };
/** Columns of six; on a narrow screen half of it, or all. */
export const span = styleVariants({
  one: wide(1),
  two: wide(2),
  four: { ...whole, ...wide(4) },
  all: whole,
});

export const tags = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [from.md]: { gridColumn: '2' },
    [from.xl]: { gridColumn: '3' },
  },
});
export const legend = style({ ...text('label'), padding: 0, marginBlockEnd: rem(6) });
export const tagBox = style({
  padding: rem(12),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(12),
  gridColumn: '1 / -1',
  paddingBlockStart: rem(16),
  borderBlockStart: `1px solid ${color.border}`,
});
export const remove = style({ color: color.dangerText });
const said = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  marginInlineStart: 'auto',
});
export const flash = styleVariants({
  updated: [said, { color: color.successText }],
  failed: [said, { color: color.dangerText }],
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
});
