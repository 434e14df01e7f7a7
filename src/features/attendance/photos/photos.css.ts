import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color } = vars;

export const photos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(12),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const photo = style({ position: 'relative', width: rem(104) });
const frame = {
  width: rem(104),
  height: rem(104),
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.stepper),
  overflow: 'hidden',
  background: color.sunken,
} as const;
export const thumb = style({ ...frame, display: 'block', cursor: 'zoom-in' });
export const small = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
/** In the place of a photo that is not here. */
export const missing = style({
  ...frame,
  ...text('small'),
  display: 'grid',
  placeItems: 'center',
  padding: rem(6),
  color: color.text,
  textAlign: 'center',
});
export const words = style({ ...text('small'), color: color.text });
export const remove = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
export const large = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 'calc(92dvh - 11rem)',
  margin: '0 auto',
  borderRadius: rem(radius.stepper),
});
export const turn = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(8),
  marginBlockStart: rem(12),
});
