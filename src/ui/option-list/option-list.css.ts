import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';
import { focusRing, radius } from '../theme/tokens.json';

export const list = style({ display: 'grid', gap: rem(4), margin: 0, padding: 0, border: 0 });

export const option = style({
  ...text('bodyTouch'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  width: '100%',
  minHeight: rem(52),
  paddingInline: rem(14),
  paddingBlock: rem(8),
  borderRadius: rem(radius.control),
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${focusRing.width}px solid ${vars.color.focus}`,
      outlineOffset: -2,
    },
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': { background: vars.accent.accentSoft, fontWeight: 500 },
  },
});

export const mark = style({ color: vars.accent.accentText });
export const detail = style({ ...text('small'), display: 'block', color: vars.color.textMuted });
