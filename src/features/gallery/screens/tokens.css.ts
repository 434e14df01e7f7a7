import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { cramped, mono, rem, tabular, text } from '../../../ui/theme/scale.ts';
import { breakpoint, radius, space } from '../../../ui/theme/tokens.json';

export const group = style({ display: 'grid', gap: rem(12) });
export const name = style(text('heading3'));
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${rem(110)} ${rem(70)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: rem(12),
  paddingBlock: rem(6),
  '@media': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(2) } },
});
export const token = style({ ...text('small'), fontFamily: mono });
export const value = style({ ...text('small'), ...tabular, color: vars.color.textMuted });
const bar = { height: rem(12), background: vars.accent.accentSolid, maxWidth: '100%' };
const box = {
  width: rem(88),
  height: rem(56),
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
};
export const spaces = styleVariants(space, (px) => ({ ...bar, width: rem(px) }));
export const radii = styleVariants(radius, (px) => ({ ...box, borderRadius: rem(px) }));
export const shadows = styleVariants(vars.shadow, (boxShadow) => ({
  ...box,
  borderRadius: rem(radius.card),
  boxShadow,
}));
export const px = { space, radius, breakpoint };
