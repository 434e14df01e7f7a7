import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;

export const frame = style({ position: 'relative', display: 'inline-grid', flexShrink: 0 });

const dot = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  width: '30%',
  height: '30%',
  minWidth: rem(10),
  minHeight: rem(10),
  maxWidth: rem(16),
  maxHeight: rem(16),
  borderRadius: rem(radius.pill),
  boxShadow: `0 0 0 ${rem(2)} ${color.surface}`,
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});

/** S4-018. Whoever is not there has none. */
export const dots = styleVariants(
  {
    online: color.online,
    away: color.away,
    busy: color.busy,
    'not-visible': color.hidden,
  },
  (background) => [dot, { background }],
);
