import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

const { accent, color } = vars;

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
export const phone = style({
  ...text('body'),
  // A thumb hits it.
  paddingBlock: rem(4),
  color: accent.accentText,
  fontWeight: 500,
});
export const note = style({ ...text('small'), overflowWrap: 'anywhere' });
/** Name of one of the families of a child, and the way to it. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  paddingBlockEnd: rem(8),
});
