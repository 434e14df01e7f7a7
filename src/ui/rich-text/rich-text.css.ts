import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';

export const rich = style({ overflowWrap: 'anywhere' });

globalStyle(`${rich} a`, { color: vars.accent.accentText, textDecoration: 'underline' });
globalStyle(`${rich} :is(p, ul, ol, blockquote)`, { margin: 0 });
globalStyle(`${rich} :is(ul, ol)`, { paddingInlineStart: rem(20) });
globalStyle(`${rich} mark`, { background: vars.accent.accentSoft, color: 'inherit' });
