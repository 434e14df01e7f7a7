import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { focusRing, radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const scroller = style({
  position: 'relative',
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
});
export const list = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({ position: 'absolute', insetInline: 0 });
export const row = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(56),
  paddingInline: rem(14),
  paddingBlock: rem(6),
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:has(:checked)': { background: accent.accentSoft },
    '&:has(:disabled)': { background: 'none', cursor: 'default', color: color.textMuted },
    '&:has(:focus-visible)': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: -focusRing.width,
    },
  },
});
export const box = style({
  flexShrink: 0,
  width: rem(20),
  height: rem(20),
  margin: 0,
  accentColor: accent.accentSolid,
  // The row shows the focus.
  outline: 'none',
  cursor: 'inherit',
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style({ ...text('small'), display: 'block', color: color.textMuted });
