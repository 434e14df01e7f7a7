import { style } from '@vanilla-extract/css';

/** The name of a table has no place to break at. */
export const anywhere = style({ overflowWrap: 'anywhere', fontWeight: 400 });
