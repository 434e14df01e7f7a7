import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, compact, fine, rem, text } from '../theme/scale.ts';
import { focusRing, radius, size } from '../theme/tokens.json';

/** A chip that shows its value; the device's own list opens from it. */
export const chip = style({
  ...text('small'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(34),
  maxWidth: '100%',
  paddingInline: rem(12),
  border: `1px solid color-mix(in srgb, ${vars.color.borderStrong} 55%, transparent)`,
  borderRadius: rem(radius.control),
  background: vars.color.surface,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-within': {
      outline: `${focusRing.width}px solid ${vars.color.focus}`,
      outlineOffset: focusRing.offset,
    },
  },
  '@media': {
    [coarse]: { minHeight: rem(44) },
    [fine]: { selectors: { [compact]: { minHeight: rem(size.control.dense) } } },
  },
});

export const name = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' });

export const select = style({
  appearance: 'none',
  flex: '1 1 auto',
  // As wide as what is chosen, where the browser can: more of them stand in one line.
  fieldSizing: 'content',
  minWidth: 0,
  maxWidth: rem(200),
  height: '100%',
  minHeight: rem(32),
  marginInlineEnd: rem(-22),
  paddingInlineEnd: rem(26),
  border: 0,
  outline: 'none',
  background: 'transparent',
  fontSize: 'inherit',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const option = style({ background: vars.color.raised, color: vars.color.text });
export const chevron = style({ pointerEvents: 'none', color: vars.color.textMuted });
