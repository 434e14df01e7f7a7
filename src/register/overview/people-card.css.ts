import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { coarse, rem, text } from '../../ui/theme/scale.ts';

const { accent, color } = vars;

export const people = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  paddingBlock: rem(8),
  borderBlockStart: `1px solid ${color.border}`,
});
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ ...text('body'), fontWeight: 500, overflowWrap: 'anywhere' });
export const link = style([name, { color: accent.accentText }]);
export const note = style({ ...text('small'), color: color.textMuted });
export const all = style({
  ...text('body'),
  minHeight: rem(36),
  padding: 0,
  border: 0,
  background: 'none',
  color: accent.accentText,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [coarse]: { minHeight: rem(44) }, print: { display: 'none' } },
});
