import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { bareFieldset } from '../../../../ui/field/fieldset.css.ts';
import { forced, rem } from '../../../../ui/theme/scale.ts';
import { focusRing, radius } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const icons = style([
  bareFieldset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: rem(8),
  },
]);
export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(48),
  height: rem(48),
  border: `1px solid ${color.borderStrong}`,
  borderRadius: rem(radius.control),
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    // Twice as thick: the colour alone would not say it to everybody.
    '&:has(:checked)': {
      border: `2px solid ${accent.accentSolid}`,
      background: accent.accentSoft,
      color: accent.accentText,
    },
    '&:has(:focus-visible)': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: focusRing.offset,
    },
  },
  '@media': { [forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});
