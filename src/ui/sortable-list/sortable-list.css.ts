import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;

/** A round target over a link that fills its row. */
export const rowKey = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(32),
  height: rem(40),
  padding: 0,
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: color.textSubtle,
  cursor: 'pointer',
  '@media': { [coarse]: { width: rem(44), height: rem(48) } },
});
export const handle = style([
  rowKey,
  {
    // A finger that moves the line must not scroll the page.
    touchAction: 'none',
    cursor: 'grab',
    selectors: {
      '&:hover': { color: color.text },
      '[data-open] > &': { color: color.textMuted },
      '[data-dragging] > &': { cursor: 'grabbing' },
    },
    '@media': { print: { display: 'none' } },
  },
]);
