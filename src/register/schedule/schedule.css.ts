import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { coarse, from, rem, text } from '../../ui/theme/scale.ts';
import { radius } from '../../ui/theme/tokens.json';

export const schedule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
/** Fields beside one another where there is room. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: rem(16),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});
/** Wide enough for the three ways to end in one line. */
export const endPair = style([
  pair,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' },
]);
export const ends = style({ display: 'grid', gap: rem(6), minWidth: 0 });
export const label = style(text('label'));

export const daysOff = style({ display: 'grid', gap: rem(8), minWidth: 0 });
export const daysOffHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
});
export const adder = style({
  display: 'grid',
  gap: rem(16),
  minWidth: 0,
  margin: 0,
  padding: rem(16),
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.card),
});
export const dayOfYear = style({
  display: 'grid',
  alignItems: 'end',
  gap: rem(8),
  gridTemplateColumns: 'minmax(4.5rem, 1fr) minmax(0, 2fr)',
});
export const keys = style({ display: 'flex', justifyContent: 'flex-end', gap: rem(8) });

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
export const daysLabel = style({ ...text('label'), padding: 0, marginBlockEnd: rem(6) });
export const day = style({
  ...text('body'),
  flex: '1 1 3.25rem',
  minHeight: rem(36),
  border: `1px solid color-mix(in srgb, ${vars.color.borderStrong} 55%, transparent)`,
  borderRadius: rem(radius.control),
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.accent.accentSolid,
      borderColor: vars.accent.accentSolid,
      color: vars.accent.onAccent,
    },
  },
  '@media': { [coarse]: { minHeight: rem(48) }, [from.md]: { maxWidth: rem(96) } },
});
