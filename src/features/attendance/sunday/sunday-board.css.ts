import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import {
  below,
  easing,
  forced,
  from,
  reduced,
  rem,
  tabular,
  text,
} from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;
const sides = rem(16);

/** Grows with the wall, and never below the size of a phone: read from five metres at 1920. */
const grows = (least: number, per: number, most: number) =>
  `clamp(${rem(least)}, ${rem(least / 2)} + ${per}vw, ${rem(most)})`;

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: color.canvas,
  color: color.text,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  padding: `max(${rem(8)}, env(safe-area-inset-top)) ${rem(12)} ${rem(8)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { [from.md]: { padding: `${rem(10)} ${rem(28)}` } },
});
export const names = style({ flex: `1 1 ${rem(150)}`, minWidth: 0 });
export const title = style({ ...text('heading3'), overflowWrap: 'anywhere' });
export const day = style({ ...text('bodyTouch'), color: color.textMuted });
export const days = style({ display: 'flex', alignItems: 'center', gap: rem(4) });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: rem(16),
  minWidth: 0,
  padding: `${sides} max(${sides}, env(safe-area-inset-right)) max(${sides}, env(safe-area-inset-bottom)) max(${sides}, env(safe-area-inset-left))`,
  '@media': { [from.md]: { gap: rem(20), padding: `${rem(20)} ${rem(28)}` } },
});

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: rem(16),
  '@media': {
    [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: rem(40) },
    [from.lg]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});
export const people = style({
  ...tabular,
  fontSize: grows(52, 3.6, 128),
  lineHeight: 1.05,
  fontWeight: 700,
  letterSpacing: '-0.03em',
});
export const words = style({ fontSize: grows(16, 0.75, 28), lineHeight: 1.35 });
export const muted = style([words, { color: color.textMuted }]);
export const arrived = style({ display: 'grid', gap: rem(8), minWidth: 0 });
export const arrivedWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  fontSize: grows(20, 1, 40),
  lineHeight: 1.25,
  fontWeight: 600,
});
export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  '@media': {
    [below.md]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const notes = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });

const tilesBase = style({
  display: 'grid',
  flex: 1,
  alignContent: 'stretch',
  gap: rem(12),
  '@media': { [from.xl]: { gap: rem(16) } },
});
/** By the number of churches: few are read from afar, many are all on one wall. */
export const tiles = styleVariants({
  few: [
    tilesBase,
    { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${rem(220)}, 22vw)), 1fr))` },
  ],
  some: [
    tilesBase,
    { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${rem(200)}, 15vw)), 1fr))` },
  ],
  many: [
    tilesBase,
    {
      alignContent: 'start',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${rem(180)}, 11vw)), 1fr))`,
    },
  ],
});
export type Crowd = keyof typeof tiles;

const tile = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: rem(12),
  rowGap: rem(4),
  minHeight: rem(72),
  padding: `${rem(12)} ${rem(16)}`,
  border: '1px solid transparent',
  borderRadius: rem(radius.card),
  overflow: 'hidden',
});
export const states = styleVariants({
  in: [
    tile,
    { background: accent.accentSolid, color: accent.onAccent, borderColor: accent.accentSolid },
  ],
  partly: [
    tile,
    { background: accent.accentSoft, color: color.text, borderColor: accent.accentBorder },
  ],
  missing: [
    tile,
    { background: color.surface, color: color.text, borderColor: color.dangerBorder },
  ],
  waiting: [
    tile,
    { color: color.textMuted, borderColor: color.borderStrong, borderStyle: 'dashed' },
  ],
});
export const dangerWords = style({ color: color.dangerText });

/** A word that has no room beside the count has a line of its own. */
const name = style({
  flex: '1 1 min-content',
  maxWidth: '100%',
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'break-word',
});
export const nameSizes = styleVariants({
  few: [name, { fontSize: grows(18, 1.7, 44) }],
  some: [name, { fontSize: grows(17, 0.9, 28) }],
  many: [name, { fontSize: grows(16, 0.5, 20) }],
});
const count = style({ ...tabular, fontWeight: 700, lineHeight: 1.1, textAlign: 'end' });
export const countSizes = styleVariants({
  few: [count, { fontSize: grows(26, 2.6, 72) }],
  some: [count, { fontSize: grows(22, 1.2, 40) }],
  many: [count, { fontSize: grows(18, 0.7, 26) }],
});
const said = style({
  flex: '1 0 100%',
  display: 'flex',
  alignItems: 'center',
  gap: rem(6),
  lineHeight: 1.3,
});
export const saidSizes = styleVariants({
  few: [said, { fontSize: grows(16, 1, 28) }],
  some: [said, { fontSize: grows(15, 0.4, 20) }],
  many: [said, { fontSize: grows(14, 0.2, 16) }],
});

const lightUp = keyframes({ from: { opacity: 0.9 }, to: { opacity: 0 } });
/** A church that has just come in shines for a moment; who wants less motion sees it lit at once. */
export const glow = style({
  position: 'absolute',
  inset: 0,
  background: color.surface,
  pointerEvents: 'none',
  opacity: 0,
  animation: `${lightUp} 2.4s ${easing.exit}`,
  '@media': { [reduced]: { animation: 'none' }, [forced]: { display: 'none' } },
});
