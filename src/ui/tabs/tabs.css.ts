import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, forced, rem, tabular, text } from '../theme/scale.ts';

const { color, accent } = vars;

export const list = style({
  display: 'flex',
  gap: rem(20),
  overflowX: 'auto',
  // The focus ring of the first and the last tab is not cut off.
  paddingInline: rem(4),
  paddingBlockStart: rem(4),
  borderBlockEnd: `1px solid ${color.border}`,
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
});

export const tab = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: rem(8),
  minHeight: rem(40),
  padding: `0 ${rem(2)}`,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'transparent',
  color: color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // Inside, since the list cuts off what reaches out of it.
  outlineOffset: rem(-2),
  selectors: {
    '&:hover': { color: color.text },
    '&[data-state="active"]': {
      borderBlockEndColor: accent.accentSolid,
      color: color.text,
      fontWeight: 600,
    },
    '&[data-disabled]': { opacity: 0.45, cursor: 'default' },
  },
  '@media': {
    [coarse]: { minHeight: rem(48) },
    [forced]: { selectors: { '&[data-state="active"]': { borderBlockEndColor: 'Highlight' } } },
  },
});

export const count = style({
  ...text('label'),
  ...tabular,
  padding: `${rem(1)} ${rem(6)}`,
  borderRadius: rem(9),
  background: color.sunken,
  color: color.textMuted,
});

export const panel = style({ paddingBlockStart: rem(16), minWidth: 0 });
