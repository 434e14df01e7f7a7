import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

const { color, accent } = vars;

export const several = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({ ...text('bodyTouch'), fontWeight: 500, padding: 0 });
export const hint = style({ ...text('small'), color: color.textMuted, margin: 0 });

/** The whole line takes the finger. */
export const option = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(48),
  cursor: 'pointer',
});
export const box = style({
  flexShrink: 0,
  width: rem(22),
  height: rem(22),
  margin: 0,
  accentColor: accent.accentSolid,
});
