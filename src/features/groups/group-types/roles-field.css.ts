import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';

export const roles = style({ display: 'grid', gap: rem(12), minWidth: 0, padding: 0, border: 0 });
/** The heading of its section says the same. */
export const legend = visuallyHidden;
export const list = style({
  display: 'grid',
  gap: rem(12),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const role = style({
  display: 'grid',
  gap: rem(8),
  padding: rem(12),
  borderRadius: rem(radius.control),
  border: `1px solid ${vars.color.border}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: rem(8),
});
