import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, rem, text } from '../theme/scale.ts';
import { focusRing, radius, zIndex } from '../theme/tokens.json';
import { listHeight } from './list-height.ts';

const { color } = vars;

export const place = style({ position: 'relative', minWidth: 0 });
/** In a chip, which has the outline of the focus. */
export const chipInput = style({
  flex: '1 1 auto',
  alignSelf: 'stretch',
  minWidth: 0,
  width: rem(140),
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.text,
  fontSize: 'inherit',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: color.textSubtle, opacity: 1 } },
});
export const list = style({
  position: 'absolute',
  zIndex: zIndex.dropdown,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${rem(4)})`,
  maxHeight: `${listHeight}rem`,
  overflowY: 'auto',
  padding: rem(6),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.menu),
  background: color.raised,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-side="above"]': { insetBlock: `auto calc(100% + ${rem(4)})` },
  },
});
export const option = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: rem(36),
  paddingInline: rem(10),
  paddingBlock: rem(6),
  borderRadius: rem(radius.sm),
  cursor: 'pointer',
  selectors: {
    // The keyboard is here, though the focus stays in the field: the ground alone stands out too little.
    '&[data-here]': {
      background: color.hover,
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: -focusRing.width,
    },
  },
  '@media': { [coarse]: { minHeight: rem(48) } },
});
export const shown = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({
  ...text('small'),
  flexShrink: 0,
  maxWidth: '45%',
  color: color.textMuted,
});
export const mark = style({ flexShrink: 0, color: vars.accent.accentText });
export const none = style({
  ...text('small'),
  display: 'block',
  padding: rem(10),
  color: color.textMuted,
});
