import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const line = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(10),
  minHeight: rem(28),
  paddingBlock: rem(4),
  '@media': { [coarse]: { minHeight: rem(44), paddingBlock: rem(12) } },
});

export const box = style({
  position: 'relative',
  // Alone in a cell it stands where the cell's text would.
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  flexShrink: 0,
  width: rem(20),
  height: rem(20),
  padding: 0,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: rem(radius.xs),
  background: color.surface,
  color: accent.onAccent,
  cursor: 'pointer',
  selectors: {
    '&[data-state="checked"], &[data-state="indeterminate"]': {
      background: accent.accentSolid,
      borderColor: accent.accentSolid,
    },
    '&[data-disabled]': { opacity: 0.45, cursor: 'default' },
    // The finger's target is larger than the picture.
    '&::after': { content: '', position: 'absolute', inset: rem(-12) },
  },
});
