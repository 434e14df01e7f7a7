import * as z from 'zod/mini';
import { Failure } from '#domain/errors.ts';
import { isStorableText } from '#domain/values/text.ts';
import { uuid } from '#domain/values/uuid.ts';
import { type Form, forms } from './older/forms.ts';

/** Place of a device in a first sync, which has an order of its own. */
export interface Place {
  part: number;
  /** The last row received: by entity, or by date in a part that begins with the newest. */
  key: string;
  id: string;
  /** Of these entities alone: their rows have another form by now. */
  only?: string[] | undefined;
  /** Behind a first page that did not say how many rows will come. */
  uncounted?: true | undefined;
}

/** Place of a device in the order of its tenant's changes. */
export interface Cursor {
  epoch: string;
  /** The last row received: (v, t, id), in that order. */
  v: number;
  t: string;
  id: string;
  accessScopesVersion: number;
  /** The form of the program that the cursor was made for. */
  form: Form;
  /** Of the entities, as the device's rows of them came. Unknown in cursors from before they had any. */
  fingerprints?: string | undefined;
  /** Inside a first sync, of all that stands at `v` or below. */
  place?: Place | undefined;
}

const version = z.number().check(z.int(), z.minimum(0));
const name = z.string().check(z.maxLength(80), z.refine(isStorableText));
const only = z.optional(z.array(name).check(z.maxLength(100)));
const uncounted = z.optional(z.literal(true));
const placeThere = z.object({ part: version, key: name, id: uuid, only, uncounted });
/** Older cursors end earlier: those of the first form after the place, where they have one. */
const wire = z.tuple([
  uuid,
  version,
  name,
  uuid,
  // Below zero on a device that only counts.
  z.number().check(z.int()),
  z.optional(z.nullable(placeThere)),
  z.optional(z.literal(forms)),
  z.optional(z.string().check(z.maxLength(2000))),
]);

/** Opaque to devices. */
export function writeCursor(cursor: Cursor): string {
  const { epoch, v, t, id, accessScopesVersion, place: at, form } = cursor;
  const values = [epoch, v, t, id, accessScopesVersion, at ?? null, form, cursor.fingerprints];
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

export function readCursor(text: string): Cursor {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [epoch, v, t, id, accessScopesVersion, at, form, prints] = z.parse(wire, decoded);
    const place = at ?? undefined;
    return { epoch, v, t, id, accessScopesVersion, place, form: form ?? 1, fingerprints: prints };
  } catch (error) {
    throw notOurs(error);
  }
}

export function notOurs(cause?: unknown): Failure {
  return new Failure('bad_request', 'This cursor is not one of ours. Start without one', { cause });
}
