import { style } from '@vanilla-extract/css';
import { from, rem } from '../../ui/theme/scale.ts';
import { card, content as inside } from '../frame/frame.css.ts';

export const content = style([
  inside,
  card,
  { '@media': { [from.md]: { width: 'calc(100% - 3rem)', marginBlock: rem(24) } } },
]);
