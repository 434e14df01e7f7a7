import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, tabular, text } from '../../../ui/theme/scale.ts';

const { color } = vars;

const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;

export const body = style({ display: 'grid', gap: rem(12), alignContent: 'space-between' });
export const attendance = style({ ...line, gap: rem(12), minHeight: rem(48) });
export const label = style({ ...text('small'), color: color.textMuted });
export const count = style({ ...text('heading2'), ...tabular });
export const foot = style({
  ...line,
  flexWrap: 'wrap',
  gap: rem(8),
  minHeight: rem(44),
  paddingBlockStart: rem(12),
  borderBlockStart: `1px solid ${color.border}`,
});
export const meets = style({
  ...text('small'),
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  color: color.textMuted,
});
