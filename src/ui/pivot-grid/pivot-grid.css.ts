import { style, styleVariants } from '@vanilla-extract/css';
import { heat } from '../chart/chart-colors.css.ts';
import { cardLook } from '../card/card-look.ts';
import { vars } from '../theme/contract.css.ts';
import { pageSide } from '../theme/reading-way.css.ts';
import { coarse, forced, from, rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;
const line = `1px solid ${color.border}`;

export const frame = style({
  ...cardLook,
  overflow: 'hidden',
});
/** More columns than a page is wide scroll in here, beside the names, never the page. */
export const scroll = style({ position: 'relative', overflow: 'auto' });
export const table = style({
  ...text('body'),
  ...tabular,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

const head = style({
  ...text('body'),
  height: rem(30),
  paddingInline: rem(8),
  borderBlockEnd: line,
  color: color.textMuted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
export const span = style([head, { textAlign: pageSide.start }]);
export const column = style([head, { minWidth: rem(56), textAlign: pageSide.end }]);
export const totalName = style({ color: color.text, fontWeight: 600 });
export const corner = style([head, { paddingInline: rem(14), textAlign: pageSide.start }]);
/** A year begins, or its total. */
export const edge = style({ borderInlineStart: line });

/** Names stay while the months go by under them. */
export const name = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  maxWidth: rem(132),
  background: color.surface,
  '@media': { [from.sm]: { maxWidth: 'none' } },
});

const cell = style({
  height: rem(34),
  paddingInline: rem(8),
  borderBlockEnd: line,
  textAlign: pageSide.end,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [coarse]: { height: rem(44) } },
});
export const value = style([cell, { selectors: { '&:hover': { background: color.hover } } }]);
export const rowName = style([
  cell,
  name,
  {
    paddingInline: rem(14),
    fontWeight: 400,
    textAlign: pageSide.start,
    whiteSpace: 'normal',
    '@media': { [from.sm]: { whiteSpace: 'nowrap' } },
  },
]);
export const leafName = style({ paddingInlineStart: rem(40), cursor: 'default' });
export const nameLine = style({ display: 'flex', alignItems: 'center', gap: rem(8) });
export const heavy = style({ fontWeight: 600 });
export const all = style({ background: color.sunken });
export const gap = style({ color: color.textSubtle });

const dark = `color-mix(in srgb, ${heat.five} 60%, ${heat.six})`;
/** Up to the fourth step numbers are text, then inverse. The fifth is mixed, for its contrast. */
const steps = [
  [heat.one, color.text],
  [heat.two, color.text],
  [heat.three, color.text],
  [heat.four, color.text],
  [dark, color.onInverse],
  [heat.six, color.onInverse],
] as const;
const shade = (background: string, ink: string) => ({
  color: ink,
  background,
  selectors: { '&:hover': { background } },
  '@media': {
    // Paper and forced colours have no shades: numbers stay readable.
    print: { color: 'black', background: 'none' },
    [forced]: { color: 'CanvasText' },
  },
});
export const shades = styleVariants(
  { 1: steps[0], 2: steps[1], 3: steps[2], 4: steps[3], 5: steps[4], 6: steps[5] },
  ([background, ink]) => shade(background, ink),
);

export const fold = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(28),
  marginInlineStart: rem(-4),
  paddingInline: rem(4),
  border: 0,
  borderRadius: rem(radius.sm),
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
  '@media': { [coarse]: { minHeight: rem(44) } },
});

/** Parts of one number, beside it. */
export const about = style({
  position: 'absolute',
  zIndex: 2,
  width: 'max-content',
  maxWidth: rem(260),
  padding: `${rem(12)} ${rem(14)}`,
  border: line,
  borderRadius: rem(radius.menu),
  background: color.raised,
  boxShadow: vars.shadow.overlay,
});
export const aboutTitle = style({ ...text('small'), fontWeight: 600 });
export const aboutLine = style({ ...text('small'), color: color.textMuted });

export const foot = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${rem(8)} ${rem(16)}`,
  padding: `${rem(12)} ${rem(14)}`,
  color: color.textMuted,
});
export const legend = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(10),
});
export const swatches = style({ display: 'flex', gap: rem(2) });
export const swatch = style({
  width: rem(18),
  height: rem(12),
  borderRadius: rem(3),
  forcedColorAdjust: 'none',
});
