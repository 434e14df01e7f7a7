import { style, styleVariants } from '@vanilla-extract/css';
import { cardLook } from '../card/card-look.ts';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';

const { color } = vars;

export const strip = style({
  overflow: 'hidden',
  ...cardLook,
  breakInside: 'avoid',
});
export const stats = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(150)}), 1fr))`,
  rowGap: rem(8),
  padding: `${rem(20)} 0`,
});
/** In a strip: a line before each; that of the first in a row is cut off. */
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: rem(12),
  minWidth: 0,
  containerType: 'inline-size',
  selectors: {
    [`${stats} > &`]: {
      marginInlineStart: -1,
      paddingInline: rem(20),
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});
export const label = style({ ...text('body'), gridColumn: '1 / -1', color: color.textMuted });
export const value = style({ ...text('heading1'), ...tabular, margin: 0, whiteSpace: 'nowrap' });
/** Of a link round the value: it looks like the number until somebody points at it. */
export const valueLink = style({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: color.borderStrong,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.22em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
export const beside = style({
  gridColumn: 2,
  gridRow: '2 / span 2',
  alignSelf: 'center',
  margin: 0,
  // The number and its words need the room first.
  '@container': { [`(max-width: ${rem(184)})`]: { display: 'none' } },
});
const small = style({
  ...text('small'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: rem(4),
  gridColumn: 1,
  margin: 0,
});
export const ways = styleVariants({
  up: [small, { color: color.successText, fontWeight: 500 }],
  down: [small, { color: color.warningText, fontWeight: 500 }],
});
export const fact = style([small, { color: color.textMuted }]);

const signTones = {
  info: { color: color.infoText },
  warning: { color: color.warningText },
  danger: { color: color.dangerText },
  violet: { color: color.violetText },
  neutral: { color: color.neutralText },
} as const;
const sign = style({ display: 'flex', gridColumn: 2, gridRow: 2, alignSelf: 'center', margin: 0 });
export const signs = styleVariants(signTones, (tone) => [sign, tone]);
/** Under the sign, which needs no room beside the words. */
export const wholeFact = style({ gridColumn: '1 / -1' });
export const factTones = styleVariants(signTones, (tone) => [tone, { fontWeight: 500 }]);
