import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

/** A number stands near the name of what it counts. */
export const narrow = style({ maxWidth: rem(480) });
/** Paragraphs of a question. */
export const thoughts = style({ display: 'grid', gap: rem(12) });
export const table = style({ fontWeight: 400 });
