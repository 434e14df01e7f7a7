import * as z from 'zod/mini';
import { largestCount } from './count.ts';

/** People counted: a whole number from 0. `null` elsewhere means "not counted", which is not zero. */
export const count = z
  .number('Enter a whole number, 0 or more')
  .check(
    z.int('Enter a whole number, without decimals'),
    z.minimum(0, 'Enter 0 or more'),
    z.maximum(largestCount, 'This is more than 999 999. Check the number'),
  );
