import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

const { color } = vars;

export const muted = style({ ...text('small'), color: color.textMuted });
export const people = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const person = style({
  display: 'grid',
  justifyItems: 'start',
  gap: rem(4),
  paddingBlock: rem(8),
  borderBlockStart: `1px solid ${color.border}`,
});
export const name = style({ ...text('body'), fontWeight: 500, overflowWrap: 'anywhere' });
export const note = style({ ...text('small'), overflowWrap: 'anywhere' });
