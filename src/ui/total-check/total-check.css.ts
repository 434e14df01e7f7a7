import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { from, rem, tabular, text } from '../theme/scale.ts';

export const check = style({
  ...text('small'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: rem(6),
  minHeight: rem(22),
  '@media': { [from.md]: { fontSize: rem(16), lineHeight: 1.4 } },
});

export const tone = styleVariants({
  matches: { color: vars.color.successText },
  differs: { color: vars.color.warningText },
});

export const numbers = style({ fontWeight: 600 });
export const rest = style({ color: vars.color.textMuted });

/** "matches attendance" needs the room of a tablet; the difference is always said. */
export const roomy = style({ display: 'none', '@media': { [from.sm]: { display: 'inline' } } });
