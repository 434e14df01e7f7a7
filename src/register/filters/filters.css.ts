import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { below, rem } from '../../ui/theme/scale.ts';

/** On a phone the search has a line of its own. */
export const filters = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: rem(8),
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});
export const search = style({
  flex: '0 1 20rem',
  minWidth: rem(200),
  '@media': { [below.md]: { flexBasis: '100%' } },
});

/** No box of its own: they stand in the line of the others. */
export const others = style({ display: 'contents' });

export const chip = style({ minWidth: 0, maxWidth: '100%' });
/** It narrows the list. */
export const set = style({});
globalStyle(`${set} > label, ${set} > div > label`, {
  borderColor: vars.accent.accentBorder,
  background: vars.accent.accentSoft,
});

/** Heard alone: what stands in the box says the same. */
globalStyle(`${search} label`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
