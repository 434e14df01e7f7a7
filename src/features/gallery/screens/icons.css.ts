import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: rem(12) });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(104)}, 1fr))`,
  gap: rem(8),
});
export const icon = style({
  ...text('caption'),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'space-between',
  gap: rem(8),
  width: '100%',
  minHeight: rem(96),
  padding: rem(8),
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.control),
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed="true"]': {
      borderColor: vars.accent.accentSolid,
      background: vars.accent.accentSoft,
      color: vars.accent.accentText,
    },
  },
});
const fill = 'color-mix(in srgb, currentColor 22%, transparent)';
/** The six sets are one set of drawings in six looks. */
export const looks = styleVariants({
  'heroicons-outline': { strokeWidth: 1.5 },
  'heroicons-solid': { strokeWidth: 1.5, fill: 'currentColor' },
  'material-twotone': { strokeWidth: 1.9, fill },
  'material-outline': { strokeWidth: 2.2 },
  'material-solid': { strokeWidth: 2.2, fill: 'currentColor' },
  feather: { strokeWidth: 1.2 },
});
export const none = style({ ...text('body'), color: vars.color.textMuted });
