import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { bareFieldset } from '../../../../ui/field/fieldset.css.ts';
import { forced, from, rem } from '../../../../ui/theme/scale.ts';
import { focusRing, radius } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const icons = style([
  bareFieldset,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(4, ${rem(48)})`,
    gap: rem(8),
    '@media': { [from.md]: { gridTemplateColumns: `repeat(8, minmax(0, ${rem(48)}))` } },
  },
]);
export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
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
