import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { rem, tabular, text } from '../../ui/theme/scale.ts';

const { color, accent } = vars;

export const facts = style({ display: 'grid', gap: rem(16), margin: `${rem(24)} 0 0` });
export const fact = style({ display: 'flex', gap: rem(14), color: color.textMuted });
export const value = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${rem(4)} ${rem(10)}`,
  minWidth: 0,
  margin: 0,
  color: color.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const link = style({ ...tabular, color: accent.accentText });
export const flag = style({ fontSize: rem(18), lineHeight: 1 });
export const label = style({ ...text('small'), color: color.textMuted });
