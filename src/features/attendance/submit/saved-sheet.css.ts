import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color } = vars;

export const body = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(8),
  paddingBlock: rem(8),
  textAlign: 'center',
});

const disc = {
  display: 'grid',
  placeItems: 'center',
  width: rem(76),
  height: rem(76),
  marginBlockEnd: rem(8),
  borderRadius: rem(radius.pill),
} as const;

export const discs = styleVariants({
  saved: [style(disc), { background: color.infoSoft, color: color.infoText }],
  sent: [style(disc), { background: color.successSoft, color: color.successText }],
  attention: [style(disc), { background: color.warningSoft, color: color.warningText }],
});

export const title = style(text('heading1'));
export const words = style({ ...text('bodyTouch'), color: color.textMuted });
export const receipt = style(text('heading2'));
