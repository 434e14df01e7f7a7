import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, rem, tabular, text } from '../theme/scale.ts';
import { radius, type } from '../theme/tokens.json';

const { color, accent } = vars;

export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(16),
});
export const calendar = style({ containerType: 'inline-size' });
/** Seven stand beside each other whatever the text size: no day is wider than its share of the room. */
const within = (px: number, share: number) => `min(${rem(px)}, ${share}cqw)`;
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const month = style(text('title'));
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = style({
  ...text('label'),
  fontSize: within(type.label.size, 8),
  padding: `${rem(6)} 0`,
  color: color.textMuted,
});

export const day = style({
  ...text('bodyTouch'),
  ...tabular,
  fontSize: within(type.bodyTouch.size, 10),
  width: '100%',
  minHeight: rem(48),
  padding: 0,
  border: '1px solid transparent',
  borderRadius: rem(radius.control),
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: color.hover },
    '&[data-today]': {
      borderColor: accent.accentBorder,
      color: accent.accentText,
      fontWeight: 600,
    },
    '&[aria-pressed="true"]': {
      background: accent.accentSolid,
      color: accent.onAccent,
      fontWeight: 600,
    },
    '&[data-marked]::after': { content: '"•"', display: 'grid', lineHeight: 0.5 },
    '&:disabled': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** Days of the week and of another month, and what the dots mean. */
export const muted = style({ color: color.textMuted });
/** Keys side by side. */
export const keys = style({ display: 'flex', gap: rem(8), flexWrap: 'wrap' });
