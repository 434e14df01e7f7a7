import { style } from '@vanilla-extract/css';
import { cardLook } from '../card/card-look.ts';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';

const { color } = vars;

export const card = style({
  ...cardLook,
  borderColor: color.warningBorder,
  overflow: 'hidden',
});
export const head = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(12),
  padding: `${rem(16)} ${rem(20)}`,
  background: color.warningSoft,
  color: color.warningText,
});
export const strong = style({ fontWeight: 600 });
export const change = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(8)} ${rem(16)}`,
  padding: `${rem(12)} ${rem(20)}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const icon = style({ color: color.textMuted });
export const words = style({ flex: '1 1 12rem', minWidth: 0 });
export const name = style({ ...text('body'), color: color.textMuted });
export const atOnce = style({ ...text('small'), color: color.textMuted });
export const foot = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  padding: `${rem(12)} ${rem(20)}`,
  color: color.textMuted,
});
