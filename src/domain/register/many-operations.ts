import * as z from 'zod/mini';
import { defineOperation, type Limit } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import {
  addManyName,
  addManyPolicy,
  editManyName,
  editManyPolicy,
  mostAtOnce,
} from './many-policies.ts';
import { refusedOne } from './refused-one.ts';
import type { Register } from './register.ts';

/** `present`: ids of rows that were there, or that were as they shall be. In neither list: written. */
export const manyDone = z.object({ present: z.array(uuid), refused: z.array(refusedOne) });
export type ManyDone = z.infer<typeof manyDone>;

const several = `Send at most ${mostAtOnce} at a time`;

export function severalOf<One extends z.core.$ZodType>(one: One) {
  return z
    .array(one)
    .check(z.minLength(1, 'Send one row or more'), z.maxLength(mostAtOnce, several));
}

/** A row counts as a call would that writes it alone: 220,000 in ten minutes, which is the largest import and its undo. */
export const manyLimit: Limit<{ rows?: unknown; edits?: unknown; ids?: unknown }> = {
  points: 220_000,
  seconds: 600,
  cost: ({ rows, edits, ids }) => {
    const many = rows ?? edits ?? ids;
    return Array.isArray(many) ? Math.max(1, many.length) : 1;
  },
};

/**
 * Adds rows in one transaction. Each is judged by itself, by the schema and the rules of a row that is added alone, so
 * that a bad one keeps no other back.
 */
export function addManyOperation(register: Register) {
  return defineOperation({
    name: addManyName(register),
    method: 'POST',
    path: `${register.path}/many`,
    status: 202,
    input: z.object({ rows: severalOf(z.looseObject({ id: uuid })) }),
    output: manyDone,
    may: register.may.write,
    // Each row says where it goes, and is refused where its author may not add one.
    subject: () => ({ kind: 'anywhere' }),
    offline: addManyPolicy(register),
    takesMuch: true,
    limit: manyLimit,
    summary: `Add many ${register.words.many} at once`,
  });
}

/** Changes rows in one transaction, each judged by itself. */
export function editManyOperation(register: Register) {
  return defineOperation({
    name: editManyName(register),
    method: 'PATCH',
    path: `${register.path}/many`,
    status: 202,
    input: z.object({ edits: severalOf(z.looseObject({ id: uuid, edits: z.looseObject({}) })) }),
    output: manyDone,
    may: register.may.write,
    subject: () => ({ kind: 'anywhere' }),
    offline: editManyPolicy(register),
    takesMuch: true,
    limit: manyLimit,
    summary: `Change many ${register.words.many} at once, field by field`,
  });
}
