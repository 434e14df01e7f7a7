import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { accent, color } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: rem(8),
  marginBlockEnd: rem(4),
});
export const title = style(text('title'));
export const keys = style({ '@media': { print: { display: 'none' } } });
export const nothing = style({ ...text('body'), color: color.textMuted, marginBlockStart: rem(8) });
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

const line = style({
  ...text('body'),
  display: 'flex',
  gap: rem(12),
  alignItems: 'start',
  minWidth: 0,
  minHeight: rem(48),
  paddingBlock: rem(10),
  // The browser insets what stands in a button: its picture would be out of line with the others.
  paddingInline: 0,
  textAlign: 'start',
});
export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const fact = line;
/** A line that opens its row. */
export const open = style([
  line,
  {
    width: '100%',
    border: 'none',
    background: 'none',
    color: color.text,
    cursor: 'pointer',
    borderRadius: rem(radius.control),
    selectors: { '&:hover': { color: accent.accentText } },
  },
]);
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(36),
  height: rem(36),
  borderRadius: rem(radius.control),
  background: accent.accentSoft,
  color: accent.accentText,
});
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: rem(2),
  flex: '1 1 auto',
  minWidth: 0,
});
export const lead = style({ fontWeight: 500, overflowWrap: 'anywhere' });
export const muted = style({
  ...text('small'),
  color: color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const earlier = style({
  borderBlockStart: `1px solid ${color.border}`,
  marginBlockStart: rem(4),
});
export const summary = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(48),
  color: accent.accentText,
  cursor: 'pointer',
});
export const quote = style({
  ...text('body'),
  margin: 0,
  padding: rem(12),
  borderRadius: rem(radius.control),
  background: accent.accentSoft,
  color: color.text,
});
