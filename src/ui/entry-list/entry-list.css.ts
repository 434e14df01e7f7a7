import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

export const group = style({ display: 'grid', gap: rem(12), minWidth: 0, padding: 0, border: 0 });
export const legend = style({ ...text('small'), fontWeight: 500, padding: 0 });
export const list = style({
  display: 'grid',
  gap: rem(12),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({
  display: 'grid',
  gap: rem(8),
  padding: rem(12),
  borderRadius: rem(radius.control),
  border: `1px solid ${vars.color.border}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: rem(8),
});
/** Level with the control, below its label: what is said under the control leaves it where it is. */
export const remove = style({ display: 'grid', paddingBlockStart: rem(26) });
