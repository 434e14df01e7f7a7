import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as pad from '../number-pad/number-pad.css.ts';
import { vars } from '../theme/contract.css.ts';
import { forced, rem, tabular, text } from '../theme/scale.ts';
import { radius, type } from '../theme/tokens.json';

const { color } = vars;

export const pin = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: rem(8),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const title = style({
  ...text('heading1'),
  display: 'grid',
  justifyItems: 'center',
  gap: rem(12),
  width: '100%',
  padding: 0,
  textAlign: 'center',
});
export const hint = style({ ...text('bodyTouch'), color: color.textMuted });

export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: rem(16),
  paddingBlock: rem(8),
  direction: 'ltr',
});
const dot = style({
  width: rem(18),
  height: rem(18),
  border: `2px solid ${color.borderStrong}`,
  borderRadius: rem(radius.pill),
});
/** Filled or not: a shape, so that it is seen without colours as well. */
export const dotIs = styleVariants({
  empty: [dot],
  filled: [
    dot,
    {
      borderColor: color.text,
      background: color.text,
      '@media': { [forced]: { background: 'CanvasText' } },
    },
  ],
});

/** Its place is kept: the keys must not jump away under a thumb. */
export const problem = style({
  ...text('bodyTouch'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  minHeight: rem(48),
  color: color.warningText,
  fontWeight: 600,
  textAlign: 'center',
});
export const locked = style({ color: color.dangerText });

export const keys = style([pad.keys, { gap: rem(12), width: '100%', maxWidth: rem(468) }]);
export const key = style([
  pad.key,
  {
    minHeight: rem(88),
    borderColor: color.border,
    borderRadius: rem(radius.stepper),
    background: color.raised,
    boxShadow: vars.shadow.raised,
    fontWeight: 600,
    selectors: { '&:disabled': { opacity: 0.45, boxShadow: 'none', cursor: 'default' } },
  },
]);
export const plain = style({
  ...text('bodyTouch'),
  // No wider than the key, whatever the text size.
  fontSize: `min(${rem(type.bodyTouch.size)}, 6vw)`,
  minWidth: 0,
  borderColor: 'transparent',
  background: 'transparent',
  boxShadow: 'none',
  color: color.textMuted,
  fontWeight: 600,
});
globalStyle(`${plain} > svg`, { maxWidth: '100%' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(8),
  width: '100%',
});
