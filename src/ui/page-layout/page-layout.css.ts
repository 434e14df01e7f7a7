import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { below, from, rem, text } from '../theme/scale.ts';
import { radius, size } from '../theme/tokens.json';

const { color } = vars;
/** Height left beside the frame's bars when a page scrolls in its box. */
const box = `calc(100dvh - ${rem(size.topbar + size.footer + 16)})`;
const pane = { overflowY: 'auto', minHeight: 0 } as const;

const column = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

export const page = style({ ...column, flex: 1 });
/** Only the document scrolls, or only what is in the page. */
export const scrolls = styleVariants({
  normal: {},
  page: { height: box, ...pane, flex: 'none' },
  content: { height: box, overflow: 'hidden', flex: 'none' },
  inner: { height: box, overflow: 'hidden', flex: 'none' },
});

export const columns = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': { [below.lg]: { flexDirection: 'column' } },
});
export const rest = style({ ...column, flex: 1, minHeight: 0 });
export const pane2 = style({ ...pane });

const pad = { padding: rem(16), '@media': { [from.md]: { padding: `${rem(24)} ${rem(28)}` } } };

export const header = styleVariants({
  simple: [pad, { borderBlockEnd: `1px solid ${color.border}`, background: color.surface }],
  /** The card stands over its lower edge. */
  carded: [
    pad,
    {
      paddingBlockEnd: rem(72),
      background: vars.accent.accentSolid,
      color: vars.accent.onAccent,
      '@media': { [from.md]: { paddingBlockEnd: rem(80) } },
    },
  ],
});

export const content = styleVariants({
  simple: [pad, { flex: 1, minWidth: 0 }],
  carded: [
    {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minWidth: 0,
      minHeight: 0,
      margin: `${rem(-48)} ${rem(16)} ${rem(16)}`,
      border: `1px solid ${color.border}`,
      borderRadius: rem(radius.card),
      background: color.surface,
      boxShadow: vars.shadow.float,
      overflow: 'clip',
      '@media': { [from.md]: { marginInline: rem(28) } },
    },
  ],
});
export const inside = style({ ...pad, flex: 1, minWidth: 0 });

export const sidebar = style({
  flexShrink: 0,
  padding: rem(20),
  background: color.surface,
  '@media': { [from.lg]: { width: rem(256) } },
});
export const sides = styleVariants({
  start: {
    '@media': {
      [from.lg]: { borderInlineEnd: `1px solid ${color.border}` },
      [below.lg]: { borderBlockEnd: `1px solid ${color.border}` },
    },
  },
  end: {
    order: 1,
    '@media': {
      [from.lg]: { borderInlineStart: `1px solid ${color.border}` },
      [below.lg]: { borderBlockStart: `1px solid ${color.border}` },
    },
  },
});
export const plain = style(text('body'));
