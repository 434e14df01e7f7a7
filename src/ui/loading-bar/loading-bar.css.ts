import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { way } from '../theme/reading-way.css.ts';
import { forced, reduced } from '../theme/scale.ts';
import { zIndex } from '../theme/tokens.json';

const slide = keyframes({
  from: { transform: `translateX(calc(-100% * ${way}))` },
  to: { transform: `translateX(calc(250% * ${way}))` },
});

/** Position, for parts with a better place than the very top. */
export const placing = { position: createVar(), top: createVar() };

export const bar = style({
  position: fallbackVar(placing.position, 'fixed') as 'fixed',
  zIndex: zIndex.loadingBar,
  insetInline: 0,
  top: fallbackVar(placing.top, '0'),
  height: 3,
  overflow: 'hidden',
  background: vars.accent.accentSoft,
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      width: '40%',
      height: '100%',
      background: vars.accent.accentSolid,
      animation: `${slide} 1.1s ease-in-out infinite`,
    },
    // If the progress is known.
    '[data-measured] &::after': { width: 'var(--measured)', animation: 'none' },
  },
  '@media': {
    [reduced]: { selectors: { '&::after': { width: '100%', animation: 'none' } } },
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      selectors: { '&::after': { background: 'Highlight' } },
    },
  },
});
