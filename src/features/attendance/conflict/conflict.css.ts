import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pageSide } from '../../../ui/theme/reading-way.css.ts';
import { below, cramped, from, rem, smallPhone, tabular, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;
const line = `1px solid ${color.border}`;

/** Its end has room for the key that closes the sheet. */
export const place = style({
  paddingInlineEnd: rem(40),
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: rem(12),
  ...text('small'),
  fontSize: rem(14),
  color: color.textMuted,
  marginBlockEnd: rem(12),
});
export const title = style(text('heading2'));
export const lead = style({ ...text('body'), color: color.textMuted, marginBlock: rem(4) });

export const table = style({
  ...tabular,
  width: '100%',
  marginBlockStart: rem(12),
  border: line,
  borderRadius: rem(radius.card),
  borderSpacing: 0,
  borderCollapse: 'separate',
  overflow: 'hidden',
  '@media': { [cramped]: { tableLayout: 'fixed' } },
});
export const portrait = style({
  display: 'contents',
  '@media': { [cramped]: { display: 'none' } },
});
/** "Attendance" stays on one line on the smallest phones too. */
export const corner = style({
  width: '34%',
  '@media': { [smallPhone]: { width: rem(108) }, [cramped]: { width: '34%' } },
});
export const head = style({
  ...text('title'),
  padding: `${rem(10)} ${rem(14)}`,
  textAlign: pageSide.end,
  borderInlineStart: line,
  '@media': { [below.md]: { paddingInline: rem(8) }, [smallPhone]: { paddingInline: rem(6) } },
});
export const who = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: rem(8),
  overflowWrap: 'anywhere',
});
export const when = style({ ...text('small'), color: color.textMuted, fontWeight: 400 });
export const differs = style({});
export const word = style({
  ...text('body'),
  textAlign: pageSide.start,
  fontWeight: 400,
  color: color.textMuted,
  padding: `${rem(10)} ${rem(14)}`,
  borderBlockStart: line,
  overflowWrap: 'anywhere',
  selectors: { [`${differs} &`]: { color: color.text, fontWeight: 600 } },
  '@media': { [below.md]: { paddingInline: rem(8) }, [smallPhone]: { paddingInline: rem(6) } },
});
export const wordLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(6),
  '@media': { [smallPhone]: { gap: rem(4) } },
});
export const cell = style({
  ...text('bodyTouch'),
  textAlign: pageSide.end,
  color: color.textMuted,
  padding: `${rem(10)} ${rem(14)}`,
  borderBlockStart: line,
  borderInlineStart: line,
  overflowWrap: 'anywhere',
  selectors: { [`${differs} &`]: { color: color.text, fontWeight: 600 } },
  '@media': { [below.md]: { paddingInline: rem(8) }, [smallPhone]: { paddingInline: rem(6) } },
});
/** The difference stands before the number, or below it where both have no room on a line. */
export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  flexWrap: 'wrap-reverse',
  columnGap: rem(8),
  minWidth: 0,
});
export const difference = style({
  ...text('small'),
  fontWeight: 600,
  color: accent.accentText,
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: rem(8),
  minHeight: rem(48),
  marginBlock: rem(-6),
  cursor: 'pointer',
});
export const radio = style({
  width: rem(22),
  height: rem(22),
  flexShrink: 0,
  margin: 0,
  marginInlineEnd: 'auto',
  accentColor: accent.accentSolid,
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(8),
  marginBlockStart: rem(16),
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr' } },
});
/** Ways that fewer need, less loud. */
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: rem(4),
  marginBlockStart: rem(8),
});
export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(12),
  marginBlockStart: rem(20),
  // The cards as wide as on the form, which has less of an edge: "Attendance" fits on its line.
  '@media': { [below.md]: { marginInline: rem(-6) }, [smallPhone]: { marginInline: rem(-8) } },
});
/** In line with what stands above the cards. */
export const outcomeTitle = style([
  title,
  {
    '@media': { [below.md]: { marginInline: rem(6) }, [smallPhone]: { marginInline: rem(8) } },
  },
]);
