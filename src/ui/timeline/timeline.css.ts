import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;

export const list = style({ display: 'grid' });
export const event = style({
  display: 'grid',
  gridTemplateColumns: `${rem(30)} minmax(0, 1fr) auto`,
  gap: `0 ${rem(12)}`,
  position: 'relative',
  paddingBlockEnd: rem(20),
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${rem(30)} 0`,
      insetInlineStart: rem(14),
      width: 2,
      background: color.border,
    },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(30),
  height: rem(30),
  borderRadius: rem(radius.pill),
});
export const words = style({ paddingBlockStart: rem(4), minWidth: 0 });
export const title = style({ ...text('body'), fontWeight: 600 });
export const detail = style({ ...text('small'), color: color.textMuted });
export const time = style({
  ...text('small'),
  ...tabular,
  paddingBlockStart: rem(5),
  color: color.textMuted,
});
export const day = style({
  ...text('label'),
  justifySelf: 'start',
  marginBlockEnd: rem(12),
  padding: `${rem(4)} ${rem(10)}`,
  borderRadius: rem(radius.pill),
  background: color.sunken,
  color: color.textMuted,
});
