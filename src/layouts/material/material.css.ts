import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { from, rem } from '../../ui/theme/scale.ts';
import { body as inside, card, page as plain } from '../frame/frame.css.ts';

const band = rem(260);

export const page = style([
  plain,
  {
    backgroundImage: `linear-gradient(${vars.accent.accentSolid} ${band}, transparent ${band})`,
    backgroundRepeat: 'no-repeat',
    '@media': { print: { backgroundImage: 'none' } },
  },
]);
export const body = style([
  inside,
  card,
  { '@media': { [from.md]: { width: 'calc(100% - 3rem)', marginBlock: rem(24) } } },
]);
