import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

export const reference = style({
  padding: `${rem(1)} ${rem(4)}`,
  borderRadius: rem(radius.xs),
  background: vars.accent.accentSoftHover,
  color: 'inherit',
});
export const line = style({ overflowWrap: 'anywhere' });
