import { style } from '@vanilla-extract/css';
import { rem, tabular } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

export const pill = style({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(26),
  padding: `${rem(2)} ${rem(10)}`,
  border: '1px solid',
  borderRadius: rem(radius.pill),
  fontSize: rem(13),
  lineHeight: 1.25,
  fontWeight: 500,
});
