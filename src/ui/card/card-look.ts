import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

/** Look of a card on the page, to spread into a style. */
export const cardLook = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.card),
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
} as const;
