import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { rem, text } from '../../ui/theme/scale.ts';
import { radius } from '../../ui/theme/tokens.json';

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: rem(16),
});
export const facts = style({ ...text('body'), margin: 0 });
export const without = style({ ...text('small'), margin: 0, color: vars.color.textMuted });

/** The first sheet, small: which places are free. */
export const sheet = style({
  display: 'grid',
  gap: rem(2),
  padding: rem(4),
  width: rem(84),
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: rem(radius.sm),
  background: vars.color.surface,
});
export const place = style({
  height: rem(10),
  borderRadius: rem(2),
  border: `1px solid ${vars.color.border}`,
});
export const filled = style([
  place,
  { borderColor: vars.accent.accentSolid, background: vars.accent.accentSolid },
]);
