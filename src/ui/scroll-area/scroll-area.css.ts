import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;
const shade = `color-mix(in srgb, ${color.text} 14%, transparent)`;

export const area = style({
  minWidth: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.borderStrong} transparent`,
  borderRadius: rem(radius.control),
  // The cover scrolls with the content and hides the shade where there is no more.
  background: [
    `linear-gradient(${color.surface}, transparent) top / 100% ${rem(24)} no-repeat local`,
    `linear-gradient(transparent, ${color.surface}) bottom / 100% ${rem(24)} no-repeat local`,
    `linear-gradient(${shade}, transparent) top / 100% ${rem(8)} no-repeat scroll`,
    `linear-gradient(transparent, ${shade}) bottom / 100% ${rem(8)} no-repeat scroll`,
  ].join(', '),
  '@media': {
    [forced]: { scrollbarColor: 'auto', border: '1px solid CanvasText' },
    print: { overflow: 'visible', maxHeight: 'none', height: 'auto' },
  },
});
