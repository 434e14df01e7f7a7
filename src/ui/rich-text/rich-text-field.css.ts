import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { coarse, rem, text } from '../theme/scale.ts';
import { focusRing, radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const label = style({ ...text('small'), fontWeight: 500 });
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: rem(radius.control),
  background: color.surface,
  overflow: 'clip',
  selectors: {
    '&:has([contenteditable]:focus-visible)': {
      outline: `${focusRing.width}px solid ${color.focus}`,
      outlineOffset: focusRing.offset,
    },
    '&[data-wrong]': {
      borderColor: color.dangerSolid,
      boxShadow: `inset 0 0 0 1px ${color.dangerSolid}`,
    },
  },
});
export const loading = style([
  box,
  { ...text('body'), minHeight: rem(220), padding: rem(12), color: color.textMuted },
]);
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(2),
  padding: rem(4),
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.sunken,
});
export const isOn = style({ background: accent.accentSoft, color: accent.accentText });
export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The box that somebody writes in. */
export const writing = style({
  ...text('bodyTouch'),
  minHeight: rem(160),
  maxHeight: '45dvh',
  padding: rem(12),
  overflowY: 'auto',
  outline: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [coarse]: { minHeight: rem(140) } },
});
globalStyle(`${writing} :is(p, ul, ol, blockquote)`, { margin: `0 0 ${rem(8)}` });
globalStyle(`${writing} :is(ul, ol)`, { paddingInlineStart: rem(20) });
globalStyle(`${writing} blockquote`, {
  paddingInlineStart: rem(12),
  borderInlineStart: `${rem(3)} solid ${color.border}`,
  color: color.textMuted,
});
globalStyle(`${writing} a`, { color: accent.accentText, textDecoration: 'underline' });
