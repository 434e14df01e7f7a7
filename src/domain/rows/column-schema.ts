import * as z from 'zod/mini';
import { bytesOfId, type Column, firstLetter } from './column.ts';

/** Rows that one column speaks of, at most: a damaged number must not fill the memory. */
const mostRows = 100_000;
const latestTime = 8.64e15;

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const bytesIn = (text: string) => (text.length / 4) * 3 - (text.match(/=*$/)?.[0].length ?? 0);

const packedIds = z.object({
  ids: z
    .string()
    .check(z.refine((text) => base64.test(text) && bytesIn(text) % bytesOfId === 0, 'Broken ids')),
});

const isTime = (time: number) => Number.isInteger(time) && Math.abs(time) <= latestTime;
const packedInstants = z
  .object({ since: z.number(), after: z.array(z.number()) })
  .check(
    z.refine(
      ({ since, after }) => isTime(since) && after.every((one) => isTime(since + one)),
      'Broken instants',
    ),
  );

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

/**
 * The schema of a column whose values this one takes. Whatever it takes unpacks to such values: what a device
 * could not unpack is set aside when it comes.
 */
export function columnOf<Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<Column<Value>> {
  const few = z
    .object({ of: z.array(value), places: z.string() })
    .check(
      z.refine(
        ({ of, places }) =>
          Array.from(places, (letter) => letter.charCodeAt(0) - firstLetter).every(
            (place) => place >= 0 && place < of.length,
          ),
        'A place without a value',
      ),
    );
  return z.union([
    z.array(value),
    z.object({
      all: value,
      times: z.number().check(z.int(), z.minimum(0), z.maximum(mostRows)),
    }),
    few,
    ...(takes(value, '00000000-0000-4000-8000-000000000000') ? [packedIds] : []),
    ...(takes(value, '2026-01-01T00:00:00.000Z') ? [packedInstants] : []),
  ]);
}
