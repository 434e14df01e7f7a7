import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';

const sign = createVar();
const start = createVar();
const end = createVar();
globalStyle('[dir="rtl"]', {
  vars: { [sign]: '-1', [start]: 'right', [end]: 'left' },
  textAlign: 'right',
});
/**
 * English words keep their order on a page that is read from right to left: "0 to 12" would be read as
 * "to 12 0", and a full stop would stand before its sentence.
 */
globalStyle('[dir="rtl"] :lang(en):not([dir], input, select, textarea)', {
  unicodeBidi: 'plaintext',
});

/** 1 where people read from left to right, -1 from right to left: what moves sideways is times it. */
export const way = fallbackVar(sign, '1');

/** Side of text: `text-align: start` would follow the words' reading direction, not the page's. */
export const pageSide = { start: fallbackVar(start, 'left'), end: fallbackVar(end, 'right') };
