import { globalStyle, style } from '@vanilla-extract/css';

/** Only on paper, and there alone. */
export const sheet = style({ '@media': { screen: { display: 'none' } } });
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { print: { display: 'none' } },
});

/** For what is wider than it is high. A browser that cannot turn the paper leaves it upright. */
export const landscape = style({ page: 'landscape' });
// The types know rules of elements only.
globalStyle('@page landscape', { size: 'A4 landscape' } as object);
