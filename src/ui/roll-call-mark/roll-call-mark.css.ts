import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, forced, rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;

export const keys = style({
  display: 'flex',
  gap: rem(2),
  margin: 0,
  padding: rem(2),
  border: 0,
  borderRadius: rem(radius.stepper),
  background: color.sunken,
});
export const key = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(52),
  height: rem(48),
  border: '1px solid transparent',
  borderRadius: rem(radius.touch),
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background ${duration.fast} ${easing.standard}`,
  selectors: { '&:hover': { background: color.hover } },
});
/** More than its colour: it is filled, and the other is not. */
export const on = styleVariants(
  { present: color.successSolid, absent: color.neutralSolid },
  (solid) => ({
    borderColor: solid,
    color: vars.accent.onAccent,
    selectors: { '&, &:hover': { background: solid } },
    '@media': {
      [forced]: {
        selectors: { '&, &:hover': { background: 'Highlight' } },
        color: 'HighlightText',
      },
    },
  }),
);
