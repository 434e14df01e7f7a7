import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';

const { color } = vars;

export const list = style({ display: 'grid' });
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(12),
  paddingBlock: rem(12),
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const what = style({ ...text('body'), fontWeight: 500 });
export const far = style({ ...text('body'), color: color.textMuted });
export const because = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(6),
  color: color.textMuted,
});
