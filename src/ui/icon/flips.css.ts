import { style } from '@vanilla-extract/css';

/** An icon that points the way somebody reads. */
export const flips = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
