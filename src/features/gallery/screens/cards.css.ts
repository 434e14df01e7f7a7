import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, tabular, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(6),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(300)}), 1fr))`,
  alignItems: 'start',
  gap: rem(20),
});
export const title = style(text('title'));
export const muted = style({ ...text('small'), color: vars.color.textMuted });
/** As wide as there is room, not as its longest word. */
const fitting = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const stack = style({ ...fitting, gap: rem(10), justifyItems: 'start' });
export const middle = style({
  ...fitting,
  gap: rem(10),
  justifyItems: 'center',
  textAlign: 'center',
});
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  width: '100%',
});
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(12),
});
export const number = style({ ...text('display'), ...tabular });
export const one = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(8) });
/** Title of the example below. */
export const what = style({ ...text('label'), color: vars.color.textMuted });
export const media = style({ display: 'grid', padding: 0, overflow: 'hidden' });
export const picture = style({ height: rem(132) });
export const under = style({ ...fitting, gap: rem(8), padding: rem(16) });
export const rows = style({ ...fitting, gap: rem(10), width: '100%' });
export const below = style({
  width: '100%',
  paddingBlockStart: rem(12),
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const selected = style({
  background: vars.accent.accentSoft,
  borderColor: vars.accent.accentBorder,
});
export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: rem(6),
  width: '100%',
  minHeight: rem(132),
  padding: rem(20),
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: rem(radius.card),
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
});
