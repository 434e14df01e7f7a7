import { style } from '@vanilla-extract/css';
import { bareFieldset } from '../../../../ui/field/fieldset.css.ts';
import { rem } from '../../../../ui/theme/scale.ts';

/** Beside the key that closes the dialog. */
export const titleRow = style({
  display: 'grid',
  gap: rem(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInlineEnd: rem(40),
});
export const members = style([
  bareFieldset,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${rem(150)}, 1fr))`,
    gap: `${rem(4)} ${rem(16)}`,
  },
]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  paddingBlockStart: rem(4),
});
export const end = style({ marginInlineStart: 'auto' });
