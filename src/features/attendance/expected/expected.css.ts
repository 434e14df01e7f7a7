import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

/** The period, between the one before and the one after. */
export const period = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: rem(8),
  padding: `${rem(8)} ${rem(16)}`,
  borderRadius: rem(12),
  background: vars.accent.accentSoft,
  color: vars.color.text,
  '@media': { print: { display: 'none' } },
});
export const count = style({ ...text('title'), marginInlineEnd: 'auto' });
export const keys = style({ display: 'inline-flex', flexWrap: 'wrap', gap: rem(6) });
export const by = style({ ...text('small'), color: vars.color.textMuted });
