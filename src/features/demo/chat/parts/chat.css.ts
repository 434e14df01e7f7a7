import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { pagePadding, pageWidth } from '../../../../ui/theme/page-padding.ts';
import { below, from, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { focusRing, radius, size } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const page = style({ ...pageWidth, ...pagePadding });
/** As high as the page has room for: each pane scrolls by itself. */
export const box = style({
  display: 'flex',
  height: `max(${rem(420)}, calc(100dvh - ${rem(size.topbar)} - ${rem(120)}))`,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { print: { height: 'auto' } },
});

const pane = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
export const side = style([
  pane,
  {
    flex: 1,
    '@media': {
      [from.lg]: {
        flex: 'none',
        width: rem(320),
        borderInlineEnd: `1px solid ${color.border}`,
      },
    },
  },
]);
export const main = style([pane, { flex: 1, '@media': { [below.lg]: { display: 'none' } } }]);
/** With a chat open a narrow screen shows that, and not the list. */
export const covered = style({ '@media': { [below.lg]: { display: 'none' } } });
export const covering = style([pane, { flex: 1 }]);
export const nothing = style({ margin: 'auto', padding: rem(24) });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: rem(8),
  minHeight: rem(size.chatHeader),
  paddingInline: rem(12),
});
export const ruled = style([head, { borderBlockEnd: `1px solid ${color.border}` }]);
export const title = style({ ...text('title'), flex: 1, margin: 0, minWidth: 0 });
/** A person, and what one presses to see more of them. */
export const person = style({
  ...text('title'),
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: rem(12),
  minWidth: 0,
  minHeight: rem(48),
  padding: rem(4),
  border: 0,
  borderRadius: rem(radius.control),
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});
export const find = style({ padding: `0 ${rem(12)} ${rem(12)}` });
export const found = style({
  ...text('small'),
  paddingInline: rem(16),
  color: color.textMuted,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(68),
  padding: `${rem(8)} ${rem(16)}`,
  border: 0,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: -focusRing.width,
    },
    '&[aria-current]': { background: accent.accentSoft },
  },
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({ ...text('body'), fontWeight: 500, overflowWrap: 'anywhere' });
export const line = style({
  ...text('small'),
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const fresh = style({ color: color.text, fontWeight: 600 });
export const marks = style({
  ...text('small'),
  ...tabular,
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'space-between',
  gap: rem(4),
  flexShrink: 0,
  minHeight: rem(40),
  color: color.textMuted,
});
export const unread = style({
  ...text('caption'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  minWidth: rem(20),
  height: rem(20),
  paddingInline: rem(6),
  borderRadius: rem(radius.pill),
  background: accent.accentSolid,
  color: accent.onAccent,
  fontWeight: 600,
});

export const body = style({ flex: 1, minHeight: 0, overflowY: 'auto', padding: rem(16) });
export const form = style({ display: 'grid', gap: rem(20) });
export const answers = style({ display: 'flex', justifyContent: 'flex-end', gap: rem(12) });

export const info = style([
  pane,
  { flex: 'none', width: rem(288), borderInlineStart: `1px solid ${color.border}` },
]);
export const face = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(8),
  paddingBlockEnd: rem(20),
  textAlign: 'center',
});
export const called = style({ ...text('heading3'), margin: 0, overflowWrap: 'anywhere' });
export const about = style({ ...text('body'), margin: 0, color: color.textMuted });
export const heading = style({ ...text('body'), fontWeight: 600, margin: `0 0 ${rem(8)}` });
export const media = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: rem(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: rem(radius.control),
});
