import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { text } from '../theme/scale.ts';

export const both = style({ minWidth: 0 });
export const words = style({ cursor: 'pointer' });
export const hint = style({ ...text('small'), display: 'block', color: vars.color.textMuted });
