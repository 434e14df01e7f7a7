import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

/** At the foot of the picture, where the dot of the presence is not. */
export const change = style({
  position: 'absolute',
  insetInlineStart: rem(-6),
  insetBlockEnd: rem(-6),
  borderRadius: rem(radius.pill),
  '@media': { print: { display: 'none' } },
});
export const words = style({
  ...text('body'),
  marginBlockEnd: rem(12),
  color: vars.color.textMuted,
});
