import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

const { accent, color } = vars;

export const part = style({ display: 'grid', alignContent: 'start', breakInside: 'avoid' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: rem(8),
  paddingBlockEnd: rem(8),
});
export const title = style(text('title'));
export const rows = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(4)} ${rem(12)}`,
  paddingBlock: rem(12),
  borderBlockStart: `1px solid ${color.border}`,
});
export const words = style({ display: 'grid', flex: '1 1 12rem', minWidth: 0 });
export const link = style({
  ...text('body'),
  fontWeight: 500,
  color: accent.accentText,
  overflowWrap: 'anywhere',
});
export const all = style({ ...text('body'), color: accent.accentText, textDecoration: 'none' });
export const note = style({ ...text('body'), overflowWrap: 'anywhere' });
export const fact = style({ ...text('small'), color: color.textMuted });
export const more = style({ ...text('small'), margin: 0, color: color.textMuted });
