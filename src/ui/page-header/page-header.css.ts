import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { below, from, rem, text } from '../theme/scale.ts';

const { color } = vars;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: rem(16),
});
/** Above a picture too: it is the page's way, not the title's. */
export const wayAbove = style({ flexBasis: '100%', marginBlockEnd: rem(-8) });
export const words = style({ display: 'grid', gap: rem(4), minWidth: 0, flex: '1 1 16rem' });
export const title = style(text('heading1'));
export const facts = style({ ...text('body'), color: color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  '@media': {
    // A search among them takes the width of a phone.
    [below.md]: { selectors: { '&:has([type=search])': { flexBasis: '100%' } } },
    print: { display: 'none' },
  },
});

export const crumbs = style({
  ...text('small'),
  // It may stand on a coloured header.
  color: 'inherit',
  '@media': { print: { display: 'none' } },
});
export const onPhone = style({ '@media': { [from.md]: { display: 'none' } } });
export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(6),
  '@media': { [below.md]: { display: 'none' } },
});
export const step = style({ display: 'flex', alignItems: 'center', gap: rem(6) });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: rem(4),
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const here = style({ fontWeight: 600 });
/** Phones have no room for the way here, only for the way back. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(44),
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [from.md]: { display: 'none' } },
});
export const backKey = style([
  back,
  { ...text('small'), padding: 0, border: 0, background: 'none', cursor: 'pointer' },
]);
