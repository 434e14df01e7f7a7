import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { from, rem, text } from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';

const { color, accent } = vars;

export const band = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: rem(164),
  overflow: 'hidden',
  padding: rem(24),
  borderRadius: rem(radius.card),
  background: `color-mix(in srgb, ${accent.accentSoft} 80%, ${color.canvas})`,
  color: color.text,
  '@media': { [from.md]: { minHeight: rem(244), padding: rem(40) }, print: { minHeight: 0 } },
});
/** At the side that reading ends at, cut where the band ends. */
export const rings = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  height: '100%',
  fill: 'none',
  stroke: `color-mix(in srgb, ${color.text} 10%, transparent)`,
  strokeWidth: 14,
  overflow: 'visible',
});
export const words = style({ position: 'relative', maxWidth: rem(size.formMax), minWidth: 0 });
export const over = style({ ...text('body'), fontWeight: 500, color: color.textMuted });
export const title = style(text('display'));
export const about = style({ ...text('bodyTouch'), color: color.textMuted });
export const field = style({ marginBlockStart: rem(16), maxWidth: rem(420) });
