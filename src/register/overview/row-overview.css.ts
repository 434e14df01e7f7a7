import { style } from '@vanilla-extract/css';
import { from, rem, text } from '../../ui/theme/scale.ts';

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(16),
} as const;

/** Two columns on a wide screen, one on a narrow one. */
export const grid = style({
  ...column,
  alignItems: 'start',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const alone = style({ ...column, maxWidth: rem(880) });
export const side = style(column);
export const about = style({ ...column, gap: rem(8) });
export const title = style(text('title'));
