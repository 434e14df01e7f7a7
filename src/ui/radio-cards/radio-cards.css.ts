import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { bareFieldset } from '../field/fieldset.css.ts';
import { forced, rem, text } from '../theme/scale.ts';
import { focusRing, radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const group = style([
  bareFieldset,
  {
    display: 'grid',
    gap: rem(8),
  },
]);
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(56),
  padding: `${rem(10)} ${rem(16)}`,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:has(:checked)': { background: accent.accentSoft, borderColor: accent.accentSolid },
    '&:has(:focus-visible)': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: focusRing.offset,
    },
    '&:has(:disabled)': { opacity: 0.45, cursor: 'default' },
  },
  '@media': { [forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});
export const mark = style({
  flexShrink: 0,
  width: rem(20),
  height: rem(20),
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: rem(radius.pill),
  background: color.surface,
  selectors: { ':checked + &': { border: `6px solid ${accent.accentSolid}` } },
});
export const title = style(text('title'));
export const detail = style({ ...text('small'), display: 'block', color: color.textMuted });
