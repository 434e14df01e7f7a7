import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, compact, fine, rem, tabular, text } from '../theme/scale.ts';
import { focusRing, radius, size } from '../theme/tokens.json';

const { color } = vars;

export const field = style({
  display: 'grid',
  // An input has a width of its own, which must not widen the column at 320 px.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(6),
  minWidth: 0,
});

export const label = styleVariants({
  office: { ...text('small'), fontWeight: 500 },
  touch: { ...text('bodyTouch'), fontWeight: 500 },
  usher: { ...text('bodyTouch'), fontWeight: 500 },
});

export const optional = style({ color: color.textSubtle, fontWeight: 400 });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  width: '100%',
  border: `1px solid ${color.borderStrong}`,
  background: color.surface,
  selectors: {
    '&:focus-within': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: focusRing.offset,
    },
    '&[data-wrong]': {
      borderColor: color.dangerSolid,
      boxShadow: `inset 0 0 0 1px ${color.dangerSolid}`,
    },
  },
});

export const boxSize = styleVariants({
  office: {
    ...text('body'),
    minHeight: rem(size.control.default),
    paddingInline: rem(12),
    borderRadius: rem(radius.control),
    '@media': {
      [coarse]: { minHeight: rem(44) },
      [fine]: { selectors: { [compact]: { minHeight: rem(32) } } },
    },
  },
  touch: {
    ...text('bodyTouch'),
    minHeight: rem(52),
    paddingInline: rem(16),
    borderRadius: rem(radius.touch),
  },
  /** A number that is checked once more at arm's length. */
  usher: {
    ...text('heading2'),
    ...tabular,
    minHeight: rem(52),
    paddingInline: rem(16),
    borderRadius: rem(radius.touch),
  },
});

export const input = style({
  flex: 1,
  // As high as its box, so that a finger finds it.
  alignSelf: 'stretch',
  minWidth: 0,
  border: 0,
  padding: 0,
  background: 'transparent',
  outline: 'none',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  selectors: { '&::placeholder': { color: color.textSubtle, opacity: 1 } },
});

export const area = style({
  paddingBlock: rem(12),
  resize: 'vertical',
  minHeight: rem(96),
});

export const hint = style({ ...text('small'), color: color.textMuted });

export const error = style({
  ...text('small'),
  display: 'flex',
  gap: rem(6),
  alignItems: 'flex-start',
  color: color.dangerText,
  fontWeight: 500,
});
