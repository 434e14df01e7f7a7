import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: rem(6) });

export const chip = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(28),
  maxWidth: '100%',
  paddingInline: rem(10),
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.pill),
  background: vars.color.neutralSoft,
  color: vars.color.neutralText,
  overflowWrap: 'anywhere',
});

export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(20),
  height: rem(20),
  marginInlineEnd: rem(-6),
  padding: 0,
  border: 0,
  borderRadius: rem(radius.pill),
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.pressed } },
  '@media': {
    [coarse]: { selectors: { '&::after': { content: '', position: 'absolute', inset: rem(-12) } } },
  },
});
