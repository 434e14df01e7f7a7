import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { below, from, rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${rem(4)} ${rem(12)}`,
  padding: `${rem(8)} ${rem(16)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { [from.md]: { display: 'none' } },
});
/** With large text, Change goes below and leaves the words their room. */
export const lineWords = style({ flex: '1 1 10rem' });
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(36),
  height: rem(36),
  borderRadius: rem(radius.menu),
  background: accent.accentSoft,
  color: accent.accentText,
});
export const what = style({ ...text('title'), fontSize: rem(16) });
export const when = style({ ...text('small'), color: color.textMuted, fontSize: rem(14) });

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `1px solid ${color.border}`,
  borderRadius: rem(14),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [below.md]: { display: 'none' } },
});

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(80),
  padding: `${rem(12)} ${rem(14)}`,
  '@media': { [from.lg]: { gap: rem(14), paddingInline: rem(20) } },
  border: 0,
  borderRadius: rem(14),
  background: 'transparent',
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `1px solid ${color.border}` },
    '&:hover': { background: color.hover },
    '&:disabled': { cursor: 'default', background: 'transparent' },
  },
});
export const icon = style({ color: color.textMuted });
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ ...text('small'), color: color.textMuted, display: 'block' });
export const value = style({
  ...text('title'),
  fontSize: rem(16.5),
  lineHeight: 1.35,
  display: 'block',
});

export const row = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  width: '100%',
  minHeight: rem(64),
  padding: `${rem(8)} ${rem(8)}`,
  border: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  background: 'transparent',
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover, borderRadius: rem(radius.control) } },
});
