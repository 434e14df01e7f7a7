import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pageSide, way } from '../../../ui/theme/reading-way.css.ts';
import { cramped, duration, easing, from, reduced, rem, text } from '../../../ui/theme/scale.ts';
import { size, zIndex } from '../../../ui/theme/tokens.json';
import { stripWidth, top } from '../parts/chat-strip.css.ts';

const { color, accent } = vars;
const enter = keyframes({ from: { transform: `translateX(calc(100% * ${way}))` } });

export const panel = style({
  position: 'fixed',
  zIndex: zIndex.drawer,
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  width: '100vw',
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  background: color.surface,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  animation: `${enter} ${duration.slow} ${easing.enter}`,
  '@media': {
    [from.sm]: { width: rem(stripWidth + size.panelWidth) },
    [reduced]: { animation: 'none' },
  },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  width: rem(stripWidth),
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': {
    [cramped]: { flex: 1, width: 'auto', minHeight: 0, borderInlineEnd: 0 },
  },
});
/** If the chats fill the screen, the panel's own key closes it. */
export const hide = style([top, { '@media': { [cramped]: { display: 'none' } } }]);
export const add = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  paddingBlock: rem(8),
  borderBlockStart: `1px solid ${color.border}`,
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});

const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  flexShrink: 0,
  paddingInline: `${rem(16)} ${rem(8)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [cramped]: { gap: rem(4), paddingInline: `${rem(8)} ${rem(4)}` } },
});
/** S9-017, S9-018. With larger text it grows. */
export const heads = styleVariants({
  usual: [head, { minHeight: rem(size.chatHeader) }],
  tall: [head, { minHeight: rem(80) }],
});
/** Cramped, it is only where one chooses whom to talk to. */
export const face = style({ display: 'grid', '@media': { [cramped]: { display: 'none' } } });
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ ...text('title'), overflowWrap: 'anywhere' });
export const line = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(4),
  color: color.textMuted,
});
export const title = style({ ...text('small'), color: color.textMuted });
export const alone = style({ ...text('title') });
export const toggle = style({ color: accent.accentText });

export const nothing = style({
  ...text('body'),
  margin: 'auto',
  padding: rem(24),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: color.textMuted,
});
export const waiting = style({ padding: rem(24) });

export const colleagues = style({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: `${rem(8)} 0`,
  listStyle: 'none',
  overflowY: 'auto',
});
export const colleague = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(56),
  padding: `${rem(6)} ${rem(16)}`,
  border: 0,
  background: 'transparent',
  color: color.text,
  textAlign: pageSide.start,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outlineOffset: rem(-2) },
  },
});
