import { style } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/scale.ts';

/** A phone that is counting has room for one line. */
export const brief = style({ '@media': { [from.md]: { display: 'none' } } });
export const roomy = style({ '@media': { [below.md]: { display: 'none' } } });
