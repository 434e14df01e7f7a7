import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { below, from, rem, smallPhone, tabular, text } from '../../../ui/theme/scale.ts';

const { color } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  width: '100%',
  maxWidth: rem(860),
  margin: '0 auto',
  '@media': { [from.md]: { padding: `${rem(28)} ${rem(28)} ${rem(40)}`, gap: rem(18) } },
});
export const head = style({
  display: 'grid',
  gap: rem(12),
  padding: `${rem(14)} ${rem(16)} ${rem(14)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [from.md]: { padding: 0, border: 0, gap: rem(18) } },
});
export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${rem(12)} ${rem(4)}`,
});
export const title = style({ ...text('heading1'), marginInlineEnd: 'auto' });
/** On the smallest phones they still stand beside the title; with large text below each other. */
export const titleActions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: rem(8),
  '@media': { [smallPhone]: { gap: rem(4) } },
});
/** Offline it stays readable: the banner above says why it waits. */
export const send = style({
  selectors: { '&&:disabled': { opacity: 1, background: color.sunken, color: color.textMuted } },
  '@media': { [smallPhone]: { paddingInline: rem(10) } },
});
/** A phone has its tabs for it. */
export const newReport = style({ '@media': { [below.md]: { display: 'none' } } });
export const older = style({ justifySelf: 'center', marginBlock: rem(12) });
/** Dots that stand over the end of the text below them: only what is pressed reaches out. */
export const outEnd = style({ maxWidth: 'none', marginInlineEnd: rem(-12) });

/** Other than reports, above them: on a phone the lists have no edges of their own. */
export const apart = style({
  '@media': { [below.md]: { borderBlockEnd: `${rem(8)} solid ${color.sunken}` } },
});
export const section = style({
  ...text('heading3'),
  padding: `${rem(16)} ${rem(16)} ${rem(8)}`,
  '@media': { [from.md]: { padding: `0 0 ${rem(10)}` } },
});

/** Above the reports of a week. */
export const week = style({
  ...text('label'),
  color: color.textMuted,
  padding: `${rem(14)} ${rem(16)} ${rem(6)}`,
  '@media': { [from.md]: { padding: `0 ${rem(4)} ${rem(8)}` } },
});
export const list = style({
  background: color.surface,
  '@media': {
    [from.md]: {
      border: `1px solid ${color.border}`,
      borderRadius: rem(14),
      boxShadow: vars.shadow.raised,
      overflow: 'hidden',
    },
  },
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gap: rem(10),
  padding: rem(16),
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [from.md]: { padding: `${rem(16)} ${rem(20)}` } },
});
export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${rem(16)}`,
});
export const name = style({ ...text('title'), fontSize: rem(16) });
/** Reaches over the whole row, below the row's own buttons. */
export const open = style({
  all: 'unset',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible::after': {
      outline: `${rem(3)} solid ${vars.color.focus}`,
      outlineOffset: rem(-3),
    },
  },
});
export const when = style({ ...text('small'), fontSize: rem(14), color: color.textMuted });
export const count = style({ ...text('heading2'), ...tabular, textAlign: pageSide.end });
export const unit = style({ ...text('small'), color: color.textMuted, textAlign: pageSide.end });
export const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: rem(10),
});
export const said = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: `1 1 ${rem(200)}`,
  minWidth: 0,
  gap: `${rem(6)} ${rem(10)}`,
});
export const why = style({
  ...text('small'),
  ...tabular,
  fontSize: rem(14),
  color: color.textMuted,
});
/** A row is no higher for its menu. */
export const atEnd = style([outEnd, { position: 'relative', marginBlock: rem(-11) }]);
export const actions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  gap: rem(8),
});
/** The way on takes the room that is there; the way out only its own. */
export const goOn = style({ flex: '1 1 auto', '@media': { [from.sm]: { flex: 'none' } } });
export const link = style({ textDecoration: 'none' });
export const keep = style({
  padding: `${rem(12)} ${rem(16)}`,
  '@media': { [from.md]: { padding: 0 } },
});
/** The menu opens it. */
export const fileInput = style({ display: 'none' });
