import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { canvas, surface, raised, sunken, hover, pressed } = vars.color;
const { text, textMuted, textSubtle, border } = vars.color;

const white = '#ffffff';
const grounds = assignVars(
  { canvas, surface, raised, sunken, hover, pressed },
  {
    canvas: white,
    surface: white,
    raised: white,
    sunken: white,
    hover: white,
    pressed: white,
  },
);
const inks = assignVars(
  { text, textMuted, textSubtle, border },
  {
    text: '#000000',
    textMuted: '#333333',
    textSubtle: '#333333',
    border: '#bbbbbb',
  },
);

// Paper is white whatever the scheme of the screen, which is otherwise the stronger rule.
globalStyle(':root:root:root', { '@media': { print: { vars: { ...grounds, ...inks } } } });
globalStyle('@page', { margin: '18mm' });
