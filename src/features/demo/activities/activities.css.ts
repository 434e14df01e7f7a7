import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { pagePadding } from '../../../ui/theme/page-padding.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

const { color, accent } = vars;
const mark = 40;

export const page = style({
  ...pagePadding,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(20),
  width: '100%',
  maxWidth: rem(760),
  marginInline: 'auto',
});
export const day = style({ display: 'grid', gap: rem(16), justifyItems: 'start' });
export const pill = style({
  ...text('label'),
  padding: `${rem(5)} ${rem(12)}`,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.pill),
  background: color.surface,
  color: color.textMuted,
});
export const list = style({ display: 'grid', width: '100%' });
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(mark)} minmax(0, 1fr)`,
  gap: rem(16),
  paddingBlockEnd: rem(20),
  selectors: {
    // Joins what happened on the same day.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: rem(mark / 2 - 1),
      insetBlock: `${rem(mark + 6)} ${rem(6)}`,
      width: rem(2),
      background: color.border,
    },
  },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(mark),
  height: rem(mark),
  borderRadius: '50%',
  background: accent.accentSoft,
  color: accent.accentText,
});
export const words = style({ ...text('bodyTouch'), display: 'grid', gap: rem(4), minWidth: 0 });
export const about = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  color: color.textMuted,
});
/** A message stands as a quote, facts as a card. */
export const extra = style({ marginBlockStart: rem(8), color: color.textMuted });
globalStyle(`${extra} :is(p, blockquote)`, {
  paddingInlineStart: rem(12),
  borderInlineStart: `3px solid ${accent.accentBorder}`,
});
globalStyle(`${extra} div ul`, {
  width: 'fit-content',
  padding: `${rem(4)} ${rem(16)}`,
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
  boxShadow: vars.shadow.raised,
  listStyle: 'none',
  color: color.text,
});
globalStyle(`${extra} li`, { paddingBlock: rem(6) });
globalStyle(`${extra} li + li`, { borderBlockStart: `1px solid ${color.border}` });
export const link = style({ color: accent.accentText, fontWeight: 600 });
