import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/contract.css.ts';
import { coarse, rem, tabular, text } from '../ui/theme/scale.ts';
import { radius, size } from '../ui/theme/tokens.json';

const { color, accent } = vars;

/** Stays in sight while the list scrolls. */
export const side = style({
  position: 'sticky',
  top: `calc(${rem(size.topbar)} + ${rem(24)})`,
  flex: 'none',
  maxHeight: `calc(100dvh - ${rem(size.topbar)} - ${rem(48)})`,
  overflowY: 'auto',
  '@media': { print: { display: 'none' } },
});
export const entries = style({
  display: 'grid',
  gap: rem(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const heading = style({
  ...text('small'),
  fontWeight: 500,
  color: color.textMuted,
  paddingInline: rem(10),
  marginBlock: `${rem(16)} ${rem(6)}`,
});
export const entry = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(40),
  paddingInline: rem(10),
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': {
      background: accent.accentSoft,
      color: accent.accentText,
      fontWeight: 500,
    },
  },
  '@media': { [coarse]: { minHeight: rem(48) } },
});
export const amount = style({ ...text('small'), ...tabular, marginInlineStart: 'auto' });
