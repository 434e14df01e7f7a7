import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, tabular, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const device = style({
  ...text('bodyTouch'),
  display: 'grid',
  gap: rem(12),
  width: `min(${rem(340)}, 100%)`,
  padding: rem(16),
  border: `${rem(8)} solid color-mix(in srgb, ${accent.accentSolid} 20%, black)`,
  borderRadius: rem(36),
  background: color.canvas,
  color: color.text,
  boxShadow: vars.shadow.overlay,
});
export const place = style({ fontWeight: 600, display: 'grid', padding: `${rem(4)} ${rem(4)} 0` });
export const day = style({ ...text('small'), color: color.textMuted });
export const total = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  padding: rem(12),
  border: `1px solid ${accent.accentBorder}`,
  borderRadius: rem(radius.stepper),
  background: accent.accentSoft,
  fontWeight: 600,
});
export const totalNumber = style({ ...text('display'), ...tabular });
export const keys = style({ display: 'flex', gap: rem(6) });
export const key = style({
  ...text('heading1'),
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  border: `1px solid ${accent.accentBorder}`,
  borderRadius: rem(radius.menu),
  background: color.surface,
  color: accent.accentText,
});
export const counts = style({
  display: 'grid',
  gap: rem(10),
  padding: rem(12),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.stepper),
  background: color.surface,
});
export const count = style({ display: 'flex', justifyContent: 'space-between' });
export const number = style({ ...text('heading2'), ...tabular });
export const check = style({
  ...text('small'),
  ...tabular,
  fontWeight: 600,
  color: color.successText,
});
export const state = style({
  ...text('small'),
  justifySelf: 'start',
  padding: `${rem(4)} ${rem(12)}`,
  border: `1px solid ${color.infoBorder}`,
  borderRadius: rem(radius.pill),
  background: color.infoSoft,
  color: color.infoText,
  fontWeight: 500,
});
