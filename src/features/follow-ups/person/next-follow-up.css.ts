import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const title = style({ ...text('title'), marginBlockEnd: rem(12) });
export const one = style({ display: 'flex', gap: rem(12), alignItems: 'start' });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(36),
  height: rem(36),
  borderRadius: rem(radius.control),
  background: accent.accentSoft,
  color: accent.accentText,
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: rem(4), minWidth: 0 });
export const lead = style({ ...text('body'), fontWeight: 500, overflowWrap: 'anywhere' });
export const facts = style({ ...text('small'), color: color.textMuted });
