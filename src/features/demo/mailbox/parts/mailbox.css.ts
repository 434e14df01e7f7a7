import { style, styleVariants } from '@vanilla-extract/css';
import type { LabelColour } from '#domain/demo/mailbox/entities.ts';
import { vars } from '../../../../ui/theme/contract.css.ts';
import { below, coarse, rem, tabular, text } from '../../../../ui/theme/scale.ts';
import { focusRing, radius, size } from '../../../../ui/theme/tokens.json';

const { color, accent } = vars;

const between = (one: string, other: string) => `color-mix(in oklab, ${one}, ${other})`;

const dotColours: Record<LabelColour, string> = {
  gray: color.neutralSolid,
  red: color.dangerSolid,
  orange: between(color.warningSolid, color.dangerSolid),
  yellow: color.warningSolid,
  green: color.successSolid,
  teal: between(color.successSolid, color.infoSolid),
  blue: color.infoSolid,
  indigo: between(color.infoSolid, color.violetSolid),
  purple: color.violetSolid,
  pink: between(color.violetSolid, color.dangerSolid),
};

/** The icon or dot of a label. Its title stands beside it. */
export const inColour = styleVariants(dotColours, (colour) => ({ color: colour, flex: 'none' }));

/** List and mail beside each other, each scrolling by itself. */
const paneHeight = `max(${rem(420)}, calc(100dvh - ${rem(size.topbar)} - ${rem(190)}))`;
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  overflow: 'clip',
});
export const beside = style({
  gridTemplateColumns: `${rem(360)} minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  height: paneHeight,
});
const pane = style({ minWidth: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const listPane = style([
  pane,
  { selectors: { [`${beside} &`]: { borderInlineEnd: `1px solid ${color.border}` } } },
]);
export const readingPane = style([pane, { display: 'grid', alignContent: 'start' }]);
export const nothingOpen = style({ display: 'grid', alignContent: 'center' });
export const listHead = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  minHeight: rem(52),
  paddingInline: rem(16),
  alignItems: 'center',
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const rowPlace = style({
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const row = style({
  display: 'grid',
  gap: rem(2),
  paddingBlock: rem(12),
  paddingInline: `${rem(13)} ${rem(16)}`,
  borderInlineStart: `${rem(3)} solid transparent`,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: -focusRing.width,
    },
    '&[aria-current]': { background: accent.accentSoft },
  },
});
export const unread = style({ borderInlineStartColor: accent.accentSolid });
export const line = style({ display: 'flex', alignItems: 'center', gap: rem(8), minWidth: 0 });
export const who = style({
  ...text('body'),
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${unread} &`]: { fontWeight: 600 } },
});
export const subject = style([who, text('small')]);
export const date = style({ ...text('small'), ...tabular, color: color.textMuted });
export const excerpt = style({
  ...text('small'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const star = style({ flex: 'none', color: color.warningText, fill: 'currentColor' });
export const important = style({ flex: 'none', color: color.dangerText });
export const sign = style({ flex: 'none', color: color.textMuted });
export const isOn = style({ color: color.warningText });

/** Under the name: beside it the longest addresses have no room at 360 px. */
export const suggestedAddress = style({
  ...text('small'),
  display: 'block',
  color: color.textMuted,
});

export const found = style({ ...text('small'), color: color.textMuted });
export const results = style({ display: 'grid', gap: rem(8) });

export const tools = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(4),
  minHeight: rem(52),
  paddingInline: rem(12),
  paddingBlock: rem(4),
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { print: { display: 'none' } },
});
export const toolsEnd = style({ display: 'flex', gap: rem(4), marginInlineStart: 'auto' });
export const mail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(20),
  padding: rem(24),
  '@media': { [coarse]: { padding: rem(16) } },
});
export const heading = style({
  ...text('heading2'),
  margin: 0,
  overflowWrap: 'anywhere',
  outline: 'none',
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  margin: `${rem(8)} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const chip = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  paddingInline: rem(8),
  minHeight: rem(24),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.xs),
  overflowWrap: 'anywhere',
});
export const sender = style({ display: 'flex', flexWrap: 'wrap', gap: rem(14) });
export const senderWords = style({ display: 'grid', flex: 1, minWidth: rem(160) });
export const senderName = style({ ...text('body'), fontWeight: 600, overflowWrap: 'anywhere' });
export const toKey = style({ justifySelf: 'start', marginInlineStart: rem(-8) });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${rem(6)} ${rem(14)}`,
  width: `min(${rem(380)}, calc(100vw - ${rem(48)}))`,
  margin: 0,
  padding: rem(12),
});
export const pair = style({ display: 'contents' });
export const fact = style({ ...text('small'), color: color.textMuted });
export const value = style({ ...text('small'), margin: 0, overflowWrap: 'anywhere' });
export const files = style({
  display: 'grid',
  gap: rem(8),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(240)}, 100%), 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  paddingBlockStart: rem(8),
  '@media': { print: { display: 'none' } },
});
export const choices = style({
  display: 'grid',
  gap: rem(10),
  padding: rem(12),
  minWidth: rem(200),
});

export const sideKey = style({ marginBlockEnd: rem(12) });
export const settings = style({
  display: 'grid',
  gap: rem(28),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: rem(size.formMax),
});
export const section = style({ display: 'grid', gap: rem(12), justifyItems: 'start' });
export const sectionTitle = style({ ...text('heading3'), margin: 0 });
export const labels = style({
  display: 'grid',
  gap: rem(12),
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Title, colour and what can be done with it, in as many lines as they need. */
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: rem(8),
  width: '100%',
});
export const labelTitle = style({ flex: '2 1 10rem', minWidth: 0 });
export const labelColour = style({ flex: '1 1 8rem', minWidth: 0 });

export const letter = style({
  display: 'grid',
  gap: rem(14),
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** A file is over it, to be dropped. */
export const over = style({
  outline: `${rem(2)} dashed ${accent.accentSolid}`,
  outlineOffset: rem(8),
});
export const attach = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(4)} ${rem(12)}`,
});
export const copies = style({ display: 'flex', gap: rem(8) });
export const foot = style({
  position: 'sticky',
  bottom: rem(-24),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  paddingBlock: rem(12),
  background: color.raised,
  '@media': { [below.md]: { bottom: rem(-16) } },
});
export const discard = style({ marginInlineEnd: 'auto', color: color.dangerText });
