import * as z from 'zod/mini';
import { Failure } from '#domain/errors.ts';
import { isStorableText } from '#domain/values/text.ts';
import { uuid } from '#domain/values/uuid.ts';

/** Where a device stands in the order of its tenant's changes. */
export interface Cursor {
  epoch: string;
  /** The last row received: (v, t, id), in that order. */
  v: number;
  t: string;
  id: string;
  reachVersion: number;
}

const version = z.number().check(z.int(), z.minimum(0));
const wire = z.tuple([
  uuid,
  version,
  z.string().check(z.maxLength(80), z.refine(isStorableText)),
  uuid,
  version,
]);

/** Opaque to devices. */
export function writeCursor({ epoch, v, t, id, reachVersion }: Cursor): string {
  return Buffer.from(JSON.stringify([epoch, v, t, id, reachVersion])).toString('base64url');
}

export function readCursor(text: string): Cursor {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [epoch, v, t, id, reachVersion] = z.parse(wire, decoded);
    return { epoch, v, t, id, reachVersion };
  } catch (error) {
    throw new Failure('bad_request', 'This cursor is not one of ours. Start without one', {
      cause: error,
    });
  }
}
