import { globalStyle } from '@vanilla-extract/css';

// Everything beside the way from the page to its one part stays off the paper.
globalStyle('[data-around] > :not([data-around], [data-alone])', {
  '@media': { print: { display: 'none !important' } },
});
