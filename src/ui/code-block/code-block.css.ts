import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { mono, rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const frame = style({
  position: 'relative',
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.sunken,
  // Code is written from left to right in every language.
  direction: 'ltr',
});

export const scroll = style({ overflowX: 'auto', borderRadius: 'inherit' });
export const code = style({
  margin: 0,
  width: 'max-content',
  minWidth: '100%',
  padding: rem(16),
  paddingInlineEnd: rem(56),
  fontFamily: mono,
  fontSize: rem(13),
  lineHeight: 1.55,
  tabSize: 2,
  textAlign: 'start',
});

export const copy = style({
  position: 'absolute',
  insetBlockStart: rem(8),
  insetInlineEnd: rem(8),
  // Long lines go on under it.
  background: color.sunken,
  '@media': { print: { display: 'none' } },
});

export const scopes = styleVariants({
  comment: { color: color.textMuted, fontStyle: 'italic' },
  keyword: { color: accent.accentText },
  string: { color: color.successText },
  number: { color: color.warningText },
  title: { color: color.infoText },
  attr: { color: color.violetText },
});
