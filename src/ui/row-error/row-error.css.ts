import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { below, rem, tabular, text } from '../theme/scale.ts';

const { color } = vars;

export const number = style({ ...tabular, color: color.textMuted });
const bold = { fontWeight: 500 } as const;
export const wrong = styleVariants({
  error: { ...bold, color: color.dangerText },
  doubt: { ...bold, color: color.warningText },
});
export const sentence = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  // Else a long one pushes the key that mends the row out of sight.
  whiteSpace: 'normal',
});
export const editing = style({ color: color.textMuted });
export const input = style({ minWidth: `min(100%, ${rem(120)})`, maxWidth: rem(140) });
export const keys = style({
  display: 'flex',
  gap: rem(4),
  '@media': { [below.md]: { flexWrap: 'wrap' } },
});
