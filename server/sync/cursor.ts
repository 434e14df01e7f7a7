import * as z from 'zod/mini';
import { Failure } from '#domain/errors.ts';
import { isStorableText } from '#domain/values/text.ts';
import { localDate } from '#domain/values/local-date-schema.ts';
import { uuid } from '#domain/values/uuid.ts';

/** The part of a first sync that is ordered by date. */
export const reportsPart = 2;

/** Where a device stands in a first sync, which has an order of its own. */
export interface Place {
  part: number;
  /** The last row received: by entity, and in the part of the reports by date. */
  key: string;
  id: string;
}

/** Where a device stands in the order of its tenant's changes. */
export interface Cursor {
  epoch: string;
  /** The last row received: (v, t, id), in that order. */
  v: number;
  t: string;
  id: string;
  reachVersion: number;
  /** Inside a first sync, of all that stands at `v` or below. */
  place?: Place | undefined;
}

const version = z.number().check(z.int(), z.minimum(0));
const name = z.string().check(z.maxLength(80), z.refine(isStorableText));
const place = z.union([
  z.object({ part: z.literal(reportsPart), key: localDate, id: uuid }),
  z.object({ part: z.literal([0, 1, 3]), key: name, id: uuid }),
]);
const wire = z.tuple([uuid, version, name, uuid, version, z.optional(place)]);

/** Opaque to devices. */
export function writeCursor({ epoch, v, t, id, reachVersion, place: at }: Cursor): string {
  const values = [epoch, v, t, id, reachVersion, ...(at ? [at] : [])];
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

export function readCursor(text: string): Cursor {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [epoch, v, t, id, reachVersion, at] = z.parse(wire, decoded);
    return { epoch, v, t, id, reachVersion, place: at };
  } catch (error) {
    throw new Failure('bad_request', 'This cursor is not one of ours. Start without one', {
      cause: error,
    });
  }
}
