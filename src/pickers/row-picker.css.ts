import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/contract.css.ts';
import { rem } from '../ui/theme/scale.ts';

export const marked = style({
  borderRadius: rem(3),
  background: vars.accent.accentSoft,
  color: 'inherit',
  '@media': { '(forced-colors: active)': { background: 'Mark', color: 'MarkText' } },
});
