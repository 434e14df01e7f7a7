import { style } from '@vanilla-extract/css';
import { cardLook } from '../card/card-look.ts';
import { vars } from '../theme/contract.css.ts';
import { below, forced, rem, tabular, text } from '../theme/scale.ts';
import { focusRing } from '../theme/tokens.json';

const { color, accent } = vars;
const line = `1px solid ${color.border}`;

export const frame = style({
  ...cardLook,
  overflow: 'hidden',
});
const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${rem(112)}, 1fr) minmax(0, 2.5fr) minmax(0, 2.5fr)`,
  '@media': { [below.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const head = style([columns, { padding: `${rem(16)} 0` }]);
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(10),
  paddingInline: rem(14),
  minWidth: 0,
  selectors: { '&:first-child': { gridColumnStart: 2 } },
  '@media': { [below.md]: { selectors: { '&:first-child': { gridColumnStart: 1 } } } },
});
export const personWords = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const personName = style(text('title'));
export const detail = style({ ...text('small'), color: color.textMuted });

export const field = style([columns, { borderBlockStart: line, minHeight: rem(50) }]);
export const name = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  paddingInline: rem(20),
  color: color.textMuted,
  '@media': { [below.md]: { gridColumn: '1 / -1', padding: `${rem(8)} ${rem(14)} 0` } },
});
export const value = style({
  ...text('body'),
  ...tabular,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minWidth: 0,
  minHeight: rem(48),
  padding: `${rem(6)} ${rem(14)}`,
  overflowWrap: 'anywhere',
});
export const words = style({ minWidth: 0 });
export const choice = style([
  value,
  {
    color: color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&:has(:checked)': { background: accent.accentSoft, color: color.text, fontWeight: 500 },
      '&:has(:focus-visible)': {
        outline: `${focusRing.width}px solid ${color.focus}`,
        outlineOffset: -2,
      },
    },
    '@media': { [forced]: { selectors: { '&:has(:checked)': { background: 'Highlight' } } } },
  },
]);
export const same = style({
  width: rem(20),
  color: color.textMuted,
  textAlign: 'center',
  flexShrink: 0,
});

export const preview = style({ display: 'grid', gap: rem(14), minWidth: 0 });
export const previewName = style(text('heading3'));
export const section = style({
  display: 'grid',
  gap: rem(10),
  paddingBlockStart: rem(14),
  borderBlockStart: line,
});
export const sectionTitle = style({ ...text('small'), fontWeight: 600 });
