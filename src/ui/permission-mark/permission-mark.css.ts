import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: rem(26),
  height: rem(26),
  borderRadius: rem(radius.sm),
});
export const tones = styleVariants({
  yes: { background: color.successSoft, color: color.successText },
  partly: { background: color.infoSoft, color: color.infoText },
  no: { color: color.textMuted },
});
export const changed = style({
  outline: `2px solid ${color.warningBorder}`,
  background: color.warningSoft,
  color: color.warningText,
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${rem(4)} ${rem(16)}` });
export const entry = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(6),
  color: color.textMuted,
});
