import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { rem, text } from '../../ui/theme/scale.ts';

/** Boxes below each other, each as high as a finger needs it. */
export const several = style({
  display: 'grid',
  gap: rem(6),
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
export const label = style([text('label'), { padding: 0 }]);
export const muted = style([text('small'), { color: vars.color.textMuted, margin: 0 }]);
