import { style, styleVariants } from '@vanilla-extract/css';
import { rowKey } from '../../../../ui/sortable-list/sortable-list.css.ts';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { below, forced, from, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { focusRing, radius } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(4),
  paddingInline: rem(8),
  background: color.surface,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:first-child': { borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
    '&:last-child': { borderEndStartRadius: 'inherit', borderEndEndRadius: 'inherit' },
    '&:hover': { background: color.hover },
    '&[data-open]': {
      background: accent.accentSoft,
      boxShadow: `inset ${rem(-3)} 0 0 ${accent.accentSolid}`,
    },
    '&[data-dragging]': { zIndex: 1, background: color.raised, boxShadow: vars.shadow.float },
  },
  '@media': { [from.md]: { paddingInline: `${rem(12)} ${rem(16)}` } },
});
export const taskRow = style({
  flexWrap: 'wrap',
  minHeight: rem(64),
  paddingBlock: rem(8),
  '@media': { [from.md]: { flexWrap: 'nowrap' } },
});
export const sectionRow = style({
  minHeight: rem(48),
  background: color.sunken,
  fontWeight: 600,
});

export const toggle = style([
  rowKey,
  {
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${focusRing.width}px solid ${color.focus}`,
        outlineOffset: focusRing.offset,
      },
    },
  },
]);
/** The browser’s own, over its picture. */
export const box = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const tick = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: rem(20),
  height: rem(20),
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: rem(radius.pill),
  color: accent.onAccent,
  printColorAdjust: 'exact',
  selectors: {
    ':checked + &': {
      borderColor: accent.accentSolid,
      background: accent.accentSolid,
    },
  },
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});

export const title = style({
  ...text('body'),
  flex: 1,
  minWidth: 0,
  paddingInline: rem(4),
  overflowWrap: 'anywhere',
  color: color.text,
  fontWeight: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole line leads there, but for the keys in it.
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});
export const blank = style({ color: color.textMuted, fontStyle: 'italic' });
export const done = style({ color: color.textMuted, textDecoration: 'line-through' });

export const facts = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: rem(10),
  color: color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [below.md]: { flexBasis: '100%', paddingInlineStart: rem(72) } },
});
const mark = style({ display: 'inline-flex', alignItems: 'center', gap: rem(4) });
export const high = style([mark, { color: color.warningText, fontWeight: 500 }]);
export const low = style([mark]);

const dueBase = style([
  mark,
  {
    ...tabular,
    justifyContent: 'flex-end',
    '@media': { [from.md]: { minWidth: rem(92) } },
  },
]);
export const due = styleVariants({
  overdue: [dueBase, { color: color.dangerText, fontWeight: 500 }],
  today: [dueBase, { color: color.warningText, fontWeight: 500 }],
  later: [dueBase],
});
