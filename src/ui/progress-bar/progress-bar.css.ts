import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

export const progress = style({ display: 'grid', gap: rem(6) });
export const words = style({ ...text('small'), ...tabular, color: vars.color.textMuted });
const round = { borderRadius: rem(radius.pill) };

export const bar = style({
  ...round,
  appearance: 'none',
  width: '100%',
  height: rem(6),
  border: 0,
  overflow: 'hidden',
  background: vars.color.pressed,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.pressed },
    '&::-webkit-progress-value': { ...round, background: vars.accent.accentSolid },
    '&::-moz-progress-bar': { ...round, background: vars.accent.accentSolid },
  },
  '@media': {
    [forced]: {
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
      selectors: {
        '&, &::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});
