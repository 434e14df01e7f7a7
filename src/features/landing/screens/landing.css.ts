import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { from, rem, text } from '../../../ui/theme/scale.ts';
import { radius, size } from '../../../ui/theme/tokens.json';
import { nightfall } from '../parts/nightfall.ts';

const { color, accent } = vars;
const inside = {
  width: '100%',
  maxWidth: rem(size.contentMax),
  marginInline: 'auto',
  // Of the device, whichever way is read on it.
  paddingLeft: `max(${rem(20)}, env(safe-area-inset-left))`,
  paddingRight: `max(${rem(20)}, env(safe-area-inset-right))`,
  '@media': { [from.md]: { paddingInline: rem(40) } },
} as const;

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const bar = style({
  ...inside,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  paddingBlock: `calc(${rem(12)} + env(safe-area-inset-top)) ${rem(12)}`,
});
export const brand = style({
  ...text('heading2'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
});

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  background: `linear-gradient(${nightfall(60)}, ${nightfall(82)} 45%, ${nightfall(40)})`,
  color: accent.onAccent,
});
export const heroInside = style({
  ...inside,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(40),
  paddingBlock: rem(56),
});
export const heroWords = style({
  display: 'grid',
  gap: rem(16),
  flex: '1 1 20rem',
  maxWidth: rem(560),
});
export const title = style({
  ...text('displayLarge'),
  textWrap: 'balance',
  '@media': { [from.lg]: { fontSize: rem(52), lineHeight: 1.1 } },
});
export const heroDetail = style({ ...text('bodyTouch'), fontSize: rem(18), opacity: 0.92 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(8)} ${rem(20)}`,
  paddingBlockStart: rem(8),
});
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(48),
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: rem(4),
});

export const section = style({
  ...inside,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(24),
  paddingBlock: rem(56),
});
export const band = style({
  borderBlock: `1px solid ${color.border}`,
  background: color.surface,
});
export const sectionTitle = style({ ...text('display'), textWrap: 'balance' });
export const detail = style({ ...text('bodyTouch'), color: color.textMuted });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(24),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const card = style({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.portalCard),
  background: color.surface,
  boxShadow: vars.shadow.raised,
});
export const cardWords = style({ display: 'grid', gap: rem(8), padding: rem(24) });
export const cardTitle = style(text('heading2'));
export const points = style({
  ...text('bodyTouch'),
  display: 'grid',
  gap: rem(8),
  paddingBlockStart: rem(8),
  paddingInlineStart: rem(20),
  listStyle: 'disc',
});

const facts = {
  display: 'grid',
  gap: rem(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
export const promises = style({
  ...facts,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const steps = style({
  ...facts,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const promise = style({ display: 'grid', gap: rem(6), alignContent: 'start' });

export const footer = style({
  ...inside,
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(8),
  marginBlockStart: 'auto',
  paddingBlock: `${rem(20)} max(${rem(20)}, env(safe-area-inset-bottom))`,
  color: color.textMuted,
});
