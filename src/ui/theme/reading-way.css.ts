import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';

const sign = createVar();
globalStyle('[dir="rtl"]', { vars: { [sign]: '-1' } });

/** 1 where people read from left to right, -1 from right to left: what moves sideways is times it. */
export const way = fallbackVar(sign, '1');
