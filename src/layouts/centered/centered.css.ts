import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { from, rem } from '../../ui/theme/scale.ts';
import { body as inside, card, page as plain } from '../frame/frame.css.ts';

export const page = style([plain, { background: vars.color.pressed }]);
export const body = style([
  inside,
  card,
  {
    '@media': {
      [from.md]: { width: 'calc(100% - 3rem)', marginBlock: rem(24) },
      [from.xl]: { width: 'calc(100% - 10rem)' },
    },
  },
]);
