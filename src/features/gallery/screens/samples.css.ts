import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { from, rem, text } from '../../../ui/theme/scale.ts';
import { size } from '../../../ui/theme/tokens.json';

/** Live samples: a column, a row of keys, the fields of a form. */
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  minWidth: 0,
});
export const narrow = style([sample, { maxWidth: rem(size.formMax) }]);
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });
export const ends = style([keys, { justifyContent: 'flex-end' }]);
export const fields = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr))`,
  alignItems: 'start',
  gap: rem(16),
  minWidth: 0,
});
export const whole = style({ gridColumn: '1 / -1', minWidth: 0 });
export const name = style(text('heading3'));
export const title = style(text('title'));
export const about = style({ ...text('small'), color: vars.color.textMuted });

/** The ways that the sections of a form are told apart. */
export const divided = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
  paddingBlock: rem(24),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const beside = style({
  '@media': {
    [from.md]: { gridTemplateColumns: `${rem(220)} minmax(0, 1fr)`, columnGap: rem(32) },
  },
});
export const section = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(12),
  minWidth: 0,
});
export const group = style({
  display: 'grid',
  gap: rem(8),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const unit = style({
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  minHeight: rem(28),
});
