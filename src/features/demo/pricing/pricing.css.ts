import { globalStyle, style } from '@vanilla-extract/css';
import { shadesAcross } from '../../../ui/scroll-area/shades.ts';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding } from '../../../ui/theme/page-padding.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { below, forced, from, rem, tabular, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent, shadow } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(32),
  width: '100%',
  maxWidth: rem(1160),
  marginInline: 'auto',
  ...pagePadding,
});

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(8),
  textAlign: 'center',
});
export const title = style({
  ...text('display'),
  textWrap: 'balance',
  '@media': { [from.md]: text('displayLarge') },
});
export const words = style({ ...text('bodyTouch'), color: color.textMuted, textWrap: 'balance' });
export const period = style({ width: `min(${rem(380)}, 100%)`, marginBlockStart: rem(16) });
/** On a phone the longer of the two has more of the room: it stays on its line. */
globalStyle(`${period} label`, { '@media': { [below.md]: { flex: '1 1 auto' } } });
export const small = style({ ...text('small'), color: color.textMuted });
export const terms = style([small, { textAlign: 'center' }]);

export const plans = style({
  display: 'grid',
  gap: rem(20),
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const plan = style({ display: 'grid', minWidth: 0 });
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(14),
  padding: rem(24),
  ...text('body'),
});
export const tall = style({
  gap: rem(20),
  padding: rem(28),
  borderRadius: rem(radius.portalCard),
});
export const chosen = style({ borderColor: accent.accentSolid, boxShadow: shadow.float });
export const single = style({ width: `min(${rem(420)}, 100%)`, justifySelf: 'center' });

export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
});
export const name = style(text('heading2'));
export const price = style({ ...text('displayLarge'), ...tabular });
/** One line, beside the price or below it. */
export const per = style({ display: 'inline-block', whiteSpace: 'nowrap' });
export const adds = style(text('title'));
export const features = style({ display: 'grid', gap: rem(10), ...text('body') });
export const tick = style({ flex: 'none', marginInline: 'auto', color: color.successText });
export const feature = style({ display: 'flex', alignItems: 'flex-start', gap: rem(10) });
globalStyle(`${feature} ${tick}`, { marginInline: 0 });
export const none = style({ marginInline: 'auto', color: color.textSubtle });

export const frame = style({
  // Hidden words in the cells must not widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.portalCard),
  background: `${shadesAcross}, ${color.surface}`,
  boxShadow: shadow.raised,
  '@media': { [forced]: { background: 'none' } },
});
export const table = style({
  ...text('body'),
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'center',
  '@media': { [from.md]: { minWidth: rem(640) } },
});
/** Three plans beside each other are what it is for: on a phone they are all seen at once. */
globalStyle(`${table} ${price}`, {
  '@media': { [below.md]: { display: 'block', ...text('heading3') } },
});
globalStyle(`${table} ${name}`, { '@media': { [below.md]: text('title') } });
export const corner = style({ width: '32%', '@media': { [below.md]: { width: '28%' } } });
export const cell = style({
  padding: `${rem(12)} ${rem(16)}`,
  '@media': { [below.md]: { paddingInline: rem(4) } },
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 400,
});
export const tinted = style({ background: accent.accentSoft });
export const most = style({ ...text('small'), display: 'block', color: accent.accentText });
export const about = style({
  ...text('title'),
  padding: `${rem(10)} ${rem(24)}`,
  '@media': { [below.md]: { paddingInline: rem(12) } },
  background: color.sunken,
  textAlign: pageSide.start,
});
export const row = style({
  padding: `${rem(12)} ${rem(24)}`,
  '@media': { [below.md]: { paddingInline: `${rem(12)} ${rem(4)}` } },
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
  fontWeight: 400,
  textAlign: pageSide.start,
});

export const section = style({ display: 'grid', gap: rem(16), marginBlockStart: rem(16) });
export const heading = style(text('heading2'));
export const grid = style({
  display: 'grid',
  gap: rem(20),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(280)}, 100%), 1fr))`,
});
export const fact = style({ display: 'flex', gap: rem(14) });
export const factIcon = style({ flex: 'none', color: accent.accentText });
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(16),
  padding: rem(28),
  borderRadius: rem(radius.portalCard),
  background: accent.accentSolid,
  color: accent.onAccent,
});
