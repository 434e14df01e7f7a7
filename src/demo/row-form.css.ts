import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/contract.css.ts';
import { coarse, rem, tabular, text } from '../ui/theme/scale.ts';
import { radius } from '../ui/theme/tokens.json';

const { color } = vars;

export const form = style({ display: 'grid', gap: rem(20), gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = style({
  ...text('heading3'),
  width: '100%',
  minHeight: rem(40),
  paddingInline: rem(8),
  marginInline: rem(-8),
  border: '1px solid transparent',
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: color.text,
  selectors: {
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    '&:hover': { background: color.hover },
  },
  '@media': { [coarse]: { minHeight: rem(44) } },
});
export const field = style({ display: 'grid', gap: rem(8) });
export const name = style({ ...text('small'), fontWeight: 500 });
export const line = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: rem(8) });

export const picker = style({ width: `min(${rem(340)}, calc(100vw - ${rem(32)}))` });
export const dayKey = style({ ...tabular, justifySelf: 'start' });
export const late = style({ color: color.dangerText });

export const steps = style({
  display: 'grid',
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  minHeight: rem(36),
});
export const doneStep = style({ color: color.textMuted, textDecoration: 'line-through' });
export const addStep = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  width: '100%',
  color: color.textSubtle,
});
export const addStepText = style({
  ...text('body'),
  flex: 1,
  minWidth: 0,
  minHeight: rem(36),
  paddingInline: rem(4),
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: color.text,
  selectors: { '&::placeholder': { color: color.textSubtle, opacity: 1 } },
  '@media': { [coarse]: { minHeight: rem(44) } },
});
