import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { below, rem, text } from '../../../../ui/theme/scale.ts';
import { focusRing, radius } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

/** Files can be dropped anywhere on the page. */
export const place = style({ display: 'block' });
export const over = style({
  outline: `${rem(2)} dashed ${accent.accentSolid}`,
  outlineOffset: rem(-8),
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(8) });
/** There before it says something, or nobody would hear it. */
export const said = style({ ...text('small'), margin: 0, color: color.textMuted });

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: rem(8),
  minHeight: rem(132),
  padding: rem(14),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&[data-current]': { borderColor: accent.accentBorder, background: accent.accentSoft },
  },
});
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  minHeight: rem(63),
  padding: `${rem(8)} ${rem(20)}`,
  selectors: {
    '&:hover': { background: color.hover },
    '&[data-current]': { background: accent.accentSoft },
  },
});
export const rowWords = style({ flex: 1, minWidth: 0 });
export const top = style({ display: 'flex', justifyContent: 'space-between', minHeight: rem(32) });
export const folder = style({ color: color.warningText });
export const file = style({ color: color.textMuted });
/** Over the card as a whole; what else can be pressed stands above it. */
export const link = style({
  ...text('body'),
  fontWeight: 500,
  color: color.text,
  textDecoration: 'none',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: rem(radius.card) },
    '&:focus-visible::after': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: rem(1),
    },
  },
});
export const about = style({
  ...text('small'),
  display: 'block',
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const info = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  margin: rem(-10),
  borderRadius: rem(radius.control),
  color: color.textMuted,
  selectors: { '&:hover': { background: color.hover } },
});

export const end = style({ display: 'flex', gap: rem(4), marginInlineStart: 'auto' });
export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(10),
  paddingBlock: `${rem(8)} ${rem(20)}`,
  textAlign: 'center',
});
export const heading = style({
  ...text('heading2'),
  margin: 0,
  overflowWrap: 'anywhere',
  outline: 'none',
});
export const described = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: `${rem(20)} ${rem(4)}`,
});
export const name = style({ ...text('body'), fontWeight: 600, margin: 0 });
export const words = style({
  ...text('body'),
  margin: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const hint = style({ ...text('small'), width: '100%', margin: 0, color: color.textMuted });
/** Stays at the end of the drawer. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: rem(-24),
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  margin: `${rem(24)} ${rem(-24)} ${rem(-24)}`,
  padding: `${rem(12)} ${rem(24)}`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { [below.xl]: { background: color.raised } },
});
export const answers = style({ display: 'flex', justifyContent: 'flex-end', gap: rem(12) });
export const form = style({ display: 'grid', gap: rem(20) });
/** Folders that something can be moved to: the keys below them stay in sight. */
export const targets = style({ maxHeight: '50dvh', overflowY: 'auto' });
export const target = style({ display: 'flex', alignItems: 'center', gap: rem(12) });
