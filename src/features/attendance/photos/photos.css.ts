import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color } = vars;

export const photos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const photo = style({ display: 'grid', width: rem(96) });
/** A photo, or what is said in its place. */
export const thumb = style({
  ...text('small'),
  display: 'grid',
  placeItems: 'center',
  width: rem(96),
  height: rem(96),
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.stepper),
  background: color.sunken,
  color: color.text,
  textAlign: 'center',
});
export const small = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const large = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70dvh',
  margin: `0 auto ${rem(12)}`,
});
