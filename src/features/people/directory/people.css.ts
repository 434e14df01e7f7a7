import { style } from '@vanilla-extract/css';
import { tabular } from '../../../ui/theme/scale.ts';

export const number = style({ ...tabular, whiteSpace: 'nowrap' });
