import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { from, rem, tabular, text } from '../../../ui/theme/scale.ts';

const { accent, color } = vars;

/** The trend beside what is missing, wide; one below the other, narrow. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: rem(16),
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1.84fr) minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Three parts: what needs somebody stands beside the first two, and between them where there is one column. */
export const parted = style([
  grid,
  {
    '@media': {
      [from.lg]: { gridTemplateAreas: '"trend side" "latest side"', gridTemplateRows: 'auto 1fr' },
    },
  },
]);
const placed = (gridArea: string) => ({ '@media': { [from.lg]: { gridArea } } });
export const trend = style(placed('trend'));
export const side = style(placed('side'));
export const latest = style(placed('latest'));
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
});
export const part = style({ display: 'grid', alignContent: 'start', breakInside: 'avoid' });
export const partHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: rem(8),
  paddingBlockEnd: rem(8),
});
export const partTitle = style(text('title'));
export const all = style({ ...text('body'), color: accent.accentText, textDecoration: 'none' });
export const bar = style({ marginBlockEnd: rem(8) });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  paddingBlock: rem(12),
  borderBlockStart: `1px solid ${color.border}`,
});
export const words = style({ display: 'grid', flex: `1 1 0`, minWidth: 0 });
export const name = style({ ...text('body'), fontWeight: 600, overflowWrap: 'anywhere' });
export const fact = style({ ...text('small'), color: color.textMuted, overflowWrap: 'anywhere' });
export const count = style({
  ...text('body'),
  ...tabular,
  fontWeight: 600,
  textAlign: pageSide.end,
});
export const link = style({
  ...text('body'),
  fontWeight: 600,
  color: color.text,
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: '0.2em',
});
export const warning = style({ color: color.warningText });
/** The way to remind, and the way to report oneself. */
export const keys = style({ display: 'inline-flex', flexWrap: 'wrap', gap: rem(6) });
/** Two charts beside each other, where there is room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(420)}), 1fr))`,
  gap: rem(16),
});
/** Parts of a whole beside each other. */
export const thirds = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(260)}), 1fr))`,
  gap: rem(16),
});
