import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { pageSide } from '../theme/reading-way.css.ts';
import { duration, forced, rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(320)}), 1fr))`,
  gap: rem(12),
});

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(8)} ${rem(12)}`,
  width: '100%',
  minHeight: rem(84),
  padding: `${rem(12)} ${rem(16)}`,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.touch),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  textAlign: pageSide.start,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${duration.fast}`,
});

export const looks = styleVariants({
  rest: [row, { selectors: { '&:hover': { background: color.hover } } }],
  chosen: [
    row,
    {
      background: accent.accentSoft,
      borderColor: accent.accentSolid,
      '@media': { [forced]: { borderColor: 'Highlight' } },
    },
  ],
  /** It says itself why it cannot be chosen: full contrast, no shadow. */
  locked: [row, { background: color.sunken, boxShadow: 'none', cursor: 'default' }],
});

export const words = style({ flex: '1 1 9rem', minWidth: 0 });
export const name = style({ ...text('bodyTouch'), display: 'block', fontWeight: 600 });
export const line = style({ ...text('body'), display: 'block', color: color.textMuted });
export const locked = style({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: rem(6),
  color: color.dangerText,
  fontWeight: 500,
});
export const sent = style({ ...text('body'), color: color.textMuted });
