import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

const { color } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: rem(8),
});
export const title = style(text('title'));
export const muted = style({ ...text('small'), color: color.textMuted });
export const code = style({
  ...text('heading2'),
  fontFamily: 'ui-monospace, monospace',
  letterSpacing: '0.06em',
  userSelect: 'all',
});
