import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { below, from, rem, smallPhone, text } from '../../../ui/theme/scale.ts';
import { radius, zIndex } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;
const formWidth = rem(960);

export const screen = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const cards = style({
  display: 'grid',
  alignContent: 'start',
  flex: 1,
  gap: rem(8),
  width: '100%',
  maxWidth: formWidth,
  margin: '0 auto',
  padding: `${rem(8)} max(${rem(12)}, env(safe-area-inset-right)) ${rem(16)} max(${rem(12)}, env(safe-area-inset-left))`,
  '@media': {
    [from.md]: { gap: rem(18), padding: `${rem(22)} ${rem(28)} ${rem(28)}` },
    [smallPhone]: { paddingInline: rem(8) },
  },
});

export const card = style({
  display: 'grid',
  gap: rem(4),
  padding: rem(10),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.stepper),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  minWidth: 0,
  margin: 0,
  '@media': {
    [from.md]: { padding: `${rem(18)} ${rem(24)}`, gap: rem(18), borderRadius: rem(14) },
    [smallPhone]: { padding: rem(6), paddingInlineStart: rem(4) },
  },
});

export const totalCard = style({
  paddingInlineStart: rem(16),
  '@media': {
    [smallPhone]: { paddingInlineStart: rem(10) },
    [below.md]: {
      background: accent.accentSoft,
      borderColor: accent.accentBorder,
      paddingBlock: rem(5),
    },
  },
});

/** One count by itself, in line with those below it. */
export const lone = style({
  paddingInlineStart: rem(16),
  '@media': { [from.md]: { paddingInlineStart: rem(24) } },
});

/** Counts of their own each, kept apart by a line. */
export const ruled = style({});

export const splitHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  flexWrap: 'wrap',
  paddingInline: rem(6),
  '@media': { [from.md]: { paddingInline: 0 } },
});
export const splitTitle = style({
  ...text('small'),
  fontWeight: 500,
  color: color.textMuted,
  '@media': { [from.md]: { ...text('bodyTouch'), fontWeight: 600, color: color.text } },
});
export const counter = style({
  paddingInlineStart: rem(6),
  '@media': { [from.md]: { paddingInlineStart: 0 } },
  selectors: {
    [`${ruled} > & + &`]: {
      borderBlockStart: `1px solid ${color.border}`,
      paddingBlockStart: rem(4),
    },
  },
});

/** Keys one after another, in as many lines as they need. */
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });
export const extras = style([keys, { justifyContent: 'center' }]);
export const stack = style({ display: 'grid', gap: rem(12) });

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: zIndex.sticky,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  // With large text, or a phone on its side, it would stand over what is counted.
  '@media': { 'print, (max-height: 30em)': { position: 'static' } },
});

export const barInside = style({
  display: 'grid',
  gap: rem(8),
  maxWidth: formWidth,
  margin: '0 auto',
  padding: `${rem(10)} ${rem(16)} ${rem(12)}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 40%)',
      alignItems: 'center',
      padding: `${rem(18)} ${rem(28)}`,
    },
  },
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: rem(6),
  minHeight: rem(26),
  '@media': { [from.md]: { display: 'grid', justifyItems: 'start' } },
});
export const step = style({
  ...text('small'),
  color: color.textMuted,
  '@media': { [from.md]: { fontSize: rem(15) } },
});

export const summaryList = style({ display: 'grid', gap: rem(4), marginBlockStart: rem(6) });
export const summaryLink = style({
  color: 'inherit',
  display: 'inline-block',
  minHeight: rem(32),
  paddingBlock: rem(6),
});

export const sheetActions = style({ display: 'grid', gap: rem(8), marginBlockStart: rem(20) });
export const reason = style({ marginBlockStart: rem(16) });
export const finding = style({
  ...text('bodyTouch'),
  display: 'flex',
  gap: rem(10),
  alignItems: 'flex-start',
});
export const findingIcon = style({ color: color.warningText, paddingBlockStart: rem(2) });
