import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const place = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(16),
  padding: rem(16),
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: rem(radius.card),
  selectors: {
    '&[data-over]': { borderColor: accent.accentSolid, background: accent.accentSoft },
  },
});

const frame = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  background: color.sunken,
  color: color.textMuted,
});
export const shapes = styleVariants({
  wide: [
    frame,
    { width: `min(100%, ${rem(192)})`, height: rem(108), borderRadius: rem(radius.control) },
  ],
  square: [frame, { width: rem(96), height: rem(96), borderRadius: rem(radius.card) }],
  round: [frame, { width: rem(80), height: rem(80), borderRadius: rem(radius.pill) }],
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(6),
  flex: `1 1 ${rem(180)}`,
  minWidth: 0,
});
export const label = style({ ...text('small'), fontWeight: 500 });
export const hint = style({ ...text('small'), color: color.textMuted });
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });
/** A computer would only open its files again. */
export const withCamera = style({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'contents' } },
});
