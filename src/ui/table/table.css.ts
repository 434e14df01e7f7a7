import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { below, rem, tabular, text } from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';
import { visuallyHidden } from '../visually-hidden.css.ts';

const { color } = vars;

export const frame = style({
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
});

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  ...text('body'),
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [below.md]: { display: 'block' } },
});

export const head = style({ '@media': { [below.md]: { display: 'none' } } });

export const th = style({
  ...text('label'),
  height: rem(size.control.default),
  paddingInline: rem(12),
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const body = style({ '@media': { [below.md]: { display: 'block' } } });

/** Below md each row is a card: its cells say their own names. */
export const tr = style({
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [below.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${rem(4)} ${rem(16)}`,
      padding: rem(16),
    },
  },
});

export const td = style({
  height: rem(size.row.default),
  paddingInline: rem(12),
  '@media': {
    [below.md]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: rem(8),
      height: 'auto',
      padding: 0,
    },
  },
});

export const wide = style({ '@media': { [below.md]: { gridColumn: '1 / -1' } } });

/** Nothing to say on a row card. */
export const gap = style({ '@media': { [below.md]: { display: 'none' } } });

export const name = style({
  display: 'none',
  '@media': { [below.md]: { display: 'inline', ...text('small'), color: color.textMuted } },
});

export const number = style({ ...tabular, textAlign: 'end', whiteSpace: 'nowrap' });
export const caption = visuallyHidden;
