import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';
import { shadesDown } from './shades.ts';

const { color } = vars;

export const area = style({
  minWidth: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.borderStrong} transparent`,
  borderRadius: rem(radius.control),
  background: shadesDown,
  '@media': {
    [forced]: { scrollbarColor: 'auto', background: 'none', border: '1px solid CanvasText' },
    print: { overflow: 'visible', maxHeight: 'none', height: 'auto' },
  },
});
