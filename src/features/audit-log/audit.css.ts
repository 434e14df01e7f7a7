import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../ui/theme/page-padding.ts';
import { below, coarse, from, rem, text } from '../../ui/theme/scale.ts';
import { radius } from '../../ui/theme/tokens.json';

const { color } = vars;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style([
  { ...pagePadding, ...pageWidth },
  { ...column, gap: rem(16), alignContent: 'start' },
]);
export const asking = style({ ...column, gap: rem(12), '@media': { print: { display: 'none' } } });
/** On a phone two filters stand beside each other, of one width. */
export const filters = style({
  ...row,
  alignItems: 'flex-start',
  gap: rem(8),
  '@media': {
    [below.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    },
  },
});
export const search = style({ flex: '1 1 16rem', maxWidth: rem(360) });

export const what = style({ ...row, flexWrap: 'nowrap', gap: rem(12), fontWeight: 500 });
const tile = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(28),
  height: rem(28),
  borderRadius: rem(radius.control),
} as const;
export const tones = styleVariants({
  done: [{ ...tile, background: color.sunken, color: color.textMuted }],
  refused: [{ ...tile, background: color.dangerSoft, color: color.dangerText }],
});
export const refused = style({ color: color.dangerText });
export const held = style({ color: color.warningText });
export const who = style({ ...row, flexWrap: 'nowrap', gap: rem(8) });
export const nobody = style({ color: color.textMuted });
export const opener = style({
  '@media': { [coarse]: { minWidth: rem(48), minHeight: rem(48) } },
});

export const facts = style({
  ...column,
  gap: rem(16),
  padding: rem(16),
  background: color.sunken,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const card = style({
  ...text('body'),
  ...column,
  alignContent: 'start',
  gap: rem(12),
  padding: rem(16),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
});
export const hidden = style({ ...row, flexWrap: 'nowrap', gap: rem(8), color: color.textMuted });

export const foot = style({
  ...row,
  ...text('small'),
  justifyContent: 'space-between',
  gap: rem(12),
  color: color.textMuted,
});
export const promise = style({ ...row, gap: rem(8) });
export const count = style({ ...row, gap: rem(12) });
