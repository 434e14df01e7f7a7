import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { pageSide } from '../../ui/theme/reading-way.css.ts';
import { below, from, rem, text } from '../../ui/theme/scale.ts';
import { focusRing, radius } from '../../ui/theme/tokens.json';

const { color, accent } = vars;

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** For a finger: a phone shows the icon alone. */
export const large = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  minWidth: rem(48),
  minHeight: rem(48),
  padding: 0,
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: color.text,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
  '@media': {
    [from.md]: { minWidth: 0, paddingInline: rem(14), border: `1px solid ${color.border}` },
  },
});
export const name = style({
  ...cut,
  maxWidth: rem(180),
  '@media': { [below.md]: { display: 'none' } },
});

/** A phone has the choice in its menu: the header has no room there. */
export const inHeader = style({ '@media': { [below.md]: { display: 'none' } } });
export const nameInHeader = style({
  ...cut,
  maxWidth: rem(160),
  '@media': { [below.lg]: { display: 'none' } },
});

export const rows = style({
  display: 'grid',
  gap: rem(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  ...text('bodyTouch'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  width: '100%',
  minHeight: rem(52),
  paddingInline: rem(14),
  paddingBlock: rem(8),
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: color.text,
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: -2,
    },
    '&[aria-current]': { background: accent.accentSoft, fontWeight: 500 },
  },
});
export const mark = style({ color: accent.accentText, flex: 'none' });
export const none = style({ ...text('bodyTouch'), padding: rem(14), color: color.textMuted });
export const search = style({ marginBlockEnd: rem(12) });

export const organisation = style({ display: 'grid', minWidth: 0, paddingBlock: rem(4) });
export const organisationName = style(cut);
export const waits = style({ ...text('small'), color: color.textMuted });
