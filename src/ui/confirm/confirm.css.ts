import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { below, rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const body = style({
  display: 'flex',
  gap: rem(16),
  paddingBlockStart: rem(20),
  '@media': { [below.md]: { flexDirection: 'column' } },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: rem(44),
  height: rem(44),
  borderRadius: rem(radius.pill),
});
export const tones = styleVariants({
  primary: { background: accent.accentSoft, color: accent.accentText },
  accent: { background: accent.accentSoft, color: accent.accentText },
  warn: { background: color.dangerSoft, color: color.dangerText },
  basic: { background: color.neutralSoft, color: color.neutralText },
  info: { background: color.infoSoft, color: color.infoText },
  success: { background: color.successSoft, color: color.successText },
  warning: { background: color.warningSoft, color: color.warningText },
  error: { background: color.dangerSoft, color: color.dangerText },
});
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ ...text('heading2'), paddingInlineEnd: rem(36) });
export const message = style({
  ...text('bodyTouch'),
  marginBlockStart: rem(6),
  color: color.textMuted,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: rem(8),
  marginBlockStart: rem(20),
  '@media': { [below.md]: { flexDirection: 'column-reverse' } },
});
export const close = style({
  position: 'absolute',
  insetBlockStart: rem(12),
  insetInlineEnd: rem(12),
});
