import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

export const count = style({
  ...tabular,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: rem(20),
  height: rem(20),
  paddingInline: rem(5),
  borderRadius: rem(radius.pill),
  background: vars.accent.accentSolid,
  color: vars.accent.onAccent,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: 1,
});
