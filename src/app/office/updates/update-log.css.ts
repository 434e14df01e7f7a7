import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

const { color } = vars;

export const drawerWidth = 404;
export const state = style({ ...text('body'), marginBlockEnd: rem(20) });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${rem(16)}`,
  paddingBlock: rem(12),
  borderBlockEnd: `1px solid ${color.border}`,
});
export const version = style({ ...text('body'), fontWeight: 500 });
export const when = style({ ...text('body'), color: color.textMuted });
export const build = style({ ...text('small'), flexBasis: '100%', color: color.textMuted });
