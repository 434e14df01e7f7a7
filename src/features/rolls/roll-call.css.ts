import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/contract.css.ts';
import { below, reduced, rem, tabular, text } from '../../ui/theme/scale.ts';
import { radius, zIndex } from '../../ui/theme/tokens.json';

const { color } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  width: '100%',
  maxWidth: rem(960),
  marginInline: 'auto',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(4),
  padding: rem(8),
});
export const titles = style({ flex: 1, minWidth: 0 });
export const title = style({ ...text('heading3'), margin: 0 });
export const about = style({ ...text('small'), margin: 0, color: color.textMuted });
export const search = style({ padding: `0 ${rem(16)} ${rem(12)}` });

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: rem(8),
  padding: `0 ${rem(16)} ${rem(12)}`,
});
const tile = style({
  display: 'grid',
  padding: `${rem(6)} ${rem(12)} ${rem(8)}`,
  borderRadius: rem(radius.touch),
  minWidth: 0,
});
export const tiles = styleVariants({
  present: [tile, { background: color.successSoft, color: color.successText }],
  plain: [tile, { background: color.sunken, color: color.text }],
});
export const number = style({ ...text('counterPhone'), ...tabular });
export const word = style({ ...text('small'), overflowWrap: 'anywhere' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  padding: `${rem(6)} ${rem(12)} ${rem(6)} ${rem(16)}`,
  borderBlock: `1px solid ${color.border}`,
  background: color.canvas,
});
export const barWords = style({ ...text('small'), margin: 0, color: color.text, fontWeight: 600 });

export const list = style({ flex: 1, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  padding: `${rem(6)} ${rem(12)} ${rem(6)} ${rem(16)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  // The page scrolls by a finger that goes up or down; one that goes aside marks.
  touchAction: 'pan-y',
  '@media': { [below.md]: { paddingInlineStart: rem(12) } },
});
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  flex: 1,
  minWidth: 0,
  minHeight: rem(52),
  padding: 0,
  border: 0,
  borderRadius: rem(radius.control),
  background: 'none',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [reduced]: { transform: 'none !important' } },
});
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ ...text('bodyTouch'), overflowWrap: 'anywhere' });
export const note = style({ ...text('small'), color: color.textMuted });

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: zIndex.sticky,
  display: 'grid',
  gap: rem(8),
  padding: `${rem(10)} ${rem(16)} ${rem(12)}`,
  paddingBlockEnd: `max(${rem(12)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
  // With large text, or a phone on its side, it would stand over the names.
  '@media': { 'print, (max-height: 30em)': { position: 'static' } },
});
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: rem(8),
  '@media': { 'screen and (max-width: 20em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(6),
  minHeight: rem(26),
});
export const left = style({ ...text('small'), margin: 0, color: color.textMuted });

export const pair = style({
  display: 'grid',
  gap: rem(16),
  // Narrower, or with large text, a label would fold.
  '@media': { '(min-width: 24em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fieldset = style({ display: 'grid', gap: rem(6) });
export const legend = style({ ...text('bodyTouch'), fontWeight: 500 });
export const lead = style({ ...text('body'), margin: 0, color: color.textMuted });
/** Where they are whatever the fields above grow by: a field that is left may ask one thing more. */
export const sheetKeys = style({
  position: 'sticky',
  bottom: 0,
  marginBlockEnd: rem(-16),
  paddingBlock: `${rem(8)} ${rem(16)}`,
  background: color.raised,
  '@media': { '(max-height: 30em)': { position: 'static' } },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: rem(8),
});
export const stackedKeys = style({ display: 'grid', gap: rem(8) });
export const differing = style({ ...text('body'), margin: 0, paddingInlineStart: rem(20) });
