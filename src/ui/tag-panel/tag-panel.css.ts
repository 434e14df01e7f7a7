import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

export const head = style({ display: 'flex', alignItems: 'flex-end', gap: rem(4) });
export const search = style({ flex: 1, minWidth: 0 });
export const list = style({
  display: 'grid',
  gap: rem(2),
  maxHeight: rem(260),
  marginBlockStart: rem(8),
  overflowY: 'auto',
});
export const row = style({ paddingInline: rem(4) });
export const editing = style({ display: 'flex', alignItems: 'center', gap: rem(4) });
export const name = style({
  ...text('body'),
  flex: 1,
  minWidth: 0,
  minHeight: rem(34),
  paddingInline: rem(10),
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: rem(radius.control),
  background: vars.color.surface,
  '@media': { [coarse]: { minHeight: rem(44) } },
});
export const create = style({ marginBlockStart: rem(8) });
export const none = style({
  ...text('small'),
  padding: rem(8),
  color: vars.color.textMuted,
});
