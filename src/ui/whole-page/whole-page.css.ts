import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { from, rem, text } from '../theme/scale.ts';
import { size } from '../theme/tokens.json';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  padding: `${rem(40)} ${rem(16)}`,
  textAlign: 'center',
});
export const title = style({ ...text('heading1'), marginBlock: `${rem(20)} ${rem(8)}` });
export const words = style({
  ...text('bodyTouch'),
  maxWidth: rem(size.readMax),
  color: vars.color.textMuted,
});
/** As wide as each other where they stand below each other. */
export const actions = style({
  display: 'grid',
  gap: rem(8),
  marginBlockStart: rem(24),
  '@media': { [from.sm]: { display: 'flex', justifyContent: 'center' } },
});
