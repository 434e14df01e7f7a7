import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const ring = `0 0 0 ${rem(2)} ${vars.color.surface}`;

export const group = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const one = style({
  display: 'inline-grid',
  borderRadius: rem(radius.pill),
  boxShadow: ring,
  selectors: { '& + &': { marginInlineStart: rem(-4) } },
});
export const more = style({
  ...text('label'),
  ...tabular,
  marginInlineStart: rem(6),
  color: vars.color.textMuted,
});
export const photo = style({ flexShrink: 0, borderRadius: rem(radius.pill), objectFit: 'cover' });
