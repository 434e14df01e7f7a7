import { style } from '@vanilla-extract/css';

/** Has a line of its own over the keys, which stay side by side. */
export const place = style({
  display: 'flex',
  justifyContent: 'flex-end',
  selectors: { '&:not(:empty)': { flexBasis: '100%' } },
});
