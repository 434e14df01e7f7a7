import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { tabular } from '../../../ui/theme/scale.ts';

export const number = style({ ...tabular, whiteSpace: 'nowrap' });
export const alike = style({ margin: 0, padding: 0, listStyle: 'none' });
export const link = style({ color: vars.accent.accentText, fontWeight: 500 });
