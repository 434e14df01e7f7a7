import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { coarse, rem, tabular, text } from '../../../ui/theme/scale.ts';

const { color, accent } = vars;

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(16),
});
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(12) });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
});
export const title = style(text('title'));
export const all = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(24),
  color: accent.accentText,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [coarse]: { minHeight: rem(44) }, print: { display: 'none' } },
});
export const day = style({
  ...text('body'),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(24),
  color: color.text,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [coarse]: { minHeight: rem(44) } },
});
