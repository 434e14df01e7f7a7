import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, rem, text } from '../theme/scale.ts';
import { focusRing, radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const name = style({
  ...text('body'),
  padding: 0,
  marginBlockEnd: rem(12),
  fontWeight: 600,
});
export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });

export const choice = style({
  ...text('small'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(6),
  minWidth: rem(62),
  padding: rem(4),
  borderRadius: rem(radius.control),
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: accent.accentText, fontWeight: 600 },
    '&:has(:focus-visible)': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: focusRing.offset,
    },
  },
});

export const swatch = style({
  width: rem(44),
  height: rem(44),
  border: `${rem(3)} solid ${color.raised}`,
  borderRadius: rem(radius.pill),
  background: accent.accentSolid,
  selectors: { ':checked + &': { boxShadow: `0 0 0 2px ${accent.accentSolid}` } },
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});
