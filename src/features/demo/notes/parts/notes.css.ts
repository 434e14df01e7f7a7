import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { forced, rem, text } from '../../../../ui/theme/scale.ts';
import { radius } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

const dot = style({
  flex: 'none',
  width: rem(10),
  height: rem(10),
  marginInline: rem(5),
  borderRadius: rem(radius.pill),
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});
export const dots = styleVariants({
  violet: [dot, { background: color.violetSolid }],
  info: [dot, { background: color.infoSolid }],
  success: [dot, { background: color.successSolid }],
  warning: [dot, { background: color.warningSolid }],
  accent: [dot, { background: accent.accentSolid }],
  neutral: [dot, { background: color.neutralSolid }],
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(10),
  padding: rem(16),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  overflow: 'clip',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:focus-within': { borderColor: accent.accentBorder },
  },
});
export const image = style({
  display: 'block',
  width: `calc(100% + ${rem(32)})`,
  maxHeight: rem(240),
  margin: `${rem(-16)} ${rem(-16)} ${rem(2)}`,
  objectFit: 'cover',
});
/** Beside the key that closes the dialog. */
export const titleRow = style({ display: 'grid', marginInlineEnd: rem(40) });
export const title = style({ ...text('title'), margin: 0 });
/** Over the whole card. */
export const open = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
});
export const words = style({
  ...text('body'),
  margin: 0,
  color: color.textMuted,
  whiteSpace: 'pre-line',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 12,
  overflow: 'hidden',
});
export const tasks = style({
  display: 'grid',
  gap: rem(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const task = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(8),
});
export const done = style({ color: color.textMuted, textDecoration: 'line-through' });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: rem(6) });

export const picture = style({
  display: 'block',
  width: '100%',
  maxHeight: rem(260),
  borderRadius: rem(radius.control),
  objectFit: 'cover',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  paddingBlockStart: rem(4),
});
export const end = style({ marginInlineStart: 'auto' });
