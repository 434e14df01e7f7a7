import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { pageSide } from '../theme/reading-way.css.ts';
import { coarse, forced, from, rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

const across = 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))';

export const directions = styleVariants({
  vertical: { display: 'grid', gap: rem(4) },
  horizontal: { display: 'grid', gridTemplateColumns: across, gap: rem(4) },
  /** Down, by a line. */
  joined: { display: 'grid' },
  /** Beside what they lead through, and above it where there is no room. */
  beside: {
    display: 'grid',
    gridTemplateColumns: across,
    gap: rem(4),
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

/** The line between two marks: half of it below the one, half of it above the other, whatever their heights. */
const half = {
  content: '',
  position: 'absolute',
  insetInlineStart: rem(24),
  width: rem(2),
  background: color.border,
  pointerEvents: 'none',
} as const;
const walked = { background: color.successBorder };
const toMark = `calc(50% + ${rem(15)})`;
export const joint = style({
  position: 'relative',
  selectors: {
    '&:not(:first-child)::before': { ...half, insetBlock: `0 ${toMark}` },
    '&:not(:last-child)::after': { ...half, insetBlock: `${toMark} 0` },
    '&:is([data-state="done"], [data-state="current"])::before': walked,
    '&[data-state="done"]::after': walked,
  },
});

export const step = style({
  ...text('title'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(52),
  padding: `${rem(6)} ${rem(10)}`,
  border: 0,
  borderRadius: rem(radius.card),
  background: 'transparent',
  color: color.textMuted,
  fontWeight: 500,
  textAlign: pageSide.start,
  selectors: {
    '&[aria-current="step"]': { background: accent.accentSoft, color: color.text },
    'button&:hover:not(:disabled)': { background: color.hover },
    'button&:not(:disabled)': { cursor: 'pointer' },
  },
  '@media': { [coarse]: { minHeight: rem(56) } },
});

export const mark = style({
  ...text('small'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: rem(30),
  height: rem(30),
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: rem(radius.pill),
  fontWeight: 600,
});

export const marks = styleVariants({
  done: {
    background: color.successSoft,
    borderColor: color.successBorder,
    color: color.successText,
  },
  current: {
    background: accent.accentSolid,
    borderColor: accent.accentSolid,
    color: accent.onAccent,
    '@media': { [forced]: { borderColor: 'Highlight' } },
  },
  later: {},
  wrong: {
    background: color.warningSoft,
    borderColor: color.warningBorder,
    color: color.warningText,
  },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style({ ...text('small'), display: 'block', color: color.textMuted });
