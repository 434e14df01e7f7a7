import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, duration, easing, forced, rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const line = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(16),
  minHeight: rem(36),
  '@media': { [coarse]: { minHeight: rem(48) } },
});

export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: rem(40),
  height: rem(24),
  padding: 0,
  border: '1px solid transparent',
  borderRadius: rem(radius.pill),
  background: color.borderStrong,
  cursor: 'pointer',
  transition: `background ${duration.fast} ${easing.standard}`,
  selectors: {
    '&[data-state="checked"]': { background: accent.accentSolid },
    '&[data-disabled]': { opacity: 0.45, cursor: 'default' },
    '&::after': { content: '', position: 'absolute', inset: rem(-12) },
  },
  '@media': {
    [forced]: {
      borderColor: 'ButtonText',
      selectors: { '&[data-state="checked"]': { background: 'Highlight' } },
    },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: rem(2),
  insetInlineStart: rem(2),
  width: rem(18),
  height: rem(18),
  borderRadius: rem(radius.pill),
  background: accent.onAccent,
  boxShadow: vars.shadow.raised,
  transition: `inset-inline-start ${duration.fast} ${easing.standard}`,
  selectors: { '&[data-state="checked"]': { insetInlineStart: rem(18) } },
  '@media': { [forced]: { background: 'ButtonText' } },
});
