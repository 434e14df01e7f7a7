import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius, size } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const drawerWidth = size.settingsDrawer;

export const section = style({ margin: `0 0 ${rem(24)}`, padding: 0, border: 0, minWidth: 0 });
export const name = style({
  ...text('body'),
  padding: 0,
  marginBlockEnd: rem(12),
  fontWeight: 600,
});
export const hint = style({ ...text('small'), marginBlockStart: rem(10), color: color.textMuted });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: rem(12),
});

export const tile = style({
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.control),
  background: color.surface,
  selectors: { ':checked + &': { boxShadow: `0 0 0 2px ${accent.accentSolid}` } },
});
export const shades = styleVariants({
  quiet: { fill: color.pressed },
  pale: { fill: color.sunken },
  dark: { fill: color.neutralSolid },
  strong: { fill: accent.accentSolid },
});
