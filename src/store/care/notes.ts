import type { PastoralNote, SafetyNote } from '#domain/care/entities.ts';
import { pastoralNotes } from '#domain/care/pastoral-notes.ts';
import { safetyNotes } from '#domain/care/safety-notes.ts';
import { nameOf } from '#domain/people/rules.ts';
import { holds, may } from '#domain/permissions.ts';
import type { Register } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { ownPersonId } from '../follow-ups/own-person.ts';
import type { WithPending } from '../outbox/with-pending.ts';
import { peopleById } from '../people/people-by-id.ts';
import { registerQueries, type RowFound } from '../register/register-queries.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

type Note = PastoralNote | SafetyNote;

/** A note, and the name of who wrote it; null where nobody knows. */
export interface WrittenNote {
  row: WithPending<Note>;
  writer: string | null;
}

/** The notes of one kind about one person. */
export interface PersonNotes {
  /** The latest first. */
  notes: WrittenNote[];
  mayEdit: boolean;
  /** The person at the device, in whose name a new one is written. */
  ownPersonId: string | null;
}

async function notesAbout<Row extends Note>(
  store: Store,
  register: Register<Row>,
  personId: string,
  churchId: string,
): Promise<PersonNotes> {
  const rows = await rowsWithPending(store, register, { personId });
  const shown = rows.filter((row) => !isArchived(row));
  const writers = await peopleById(
    store,
    shown.map(({ writerId }) => writerId ?? ''),
  );
  const nameFor = (id: string | null) => {
    const writer = id === null ? undefined : writers.get(id);
    return writer ? nameOf(writer) : null;
  };
  return {
    notes: shown
      .toSorted((one, other) => (one.writtenOn < other.writtenOn ? 1 : -1))
      .map((row) => ({ row, writer: nameFor(row.writerId) })),
    mayEdit: may(store.profile.grants, register.may.write, register.subject({ churchId })),
    ownPersonId: await ownPersonId(store),
  };
}

/** Null for who may not see confidential notes of the church: they are not told that there are any. */
export async function personPastoralNotes(
  store: Store,
  personId: string,
  churchId: string,
): Promise<PersonNotes | null> {
  const church = pastoralNotes.subject({ churchId });
  if (!may(store.profile.grants, pastoralNotes.may.view, church)) return null;
  return notesAbout(store, pastoralNotes, personId, churchId);
}

/** Null for who sees no safety notes anywhere. A group leader sees those of the members, which the device holds. */
export async function personSafetyNotes(
  store: Store,
  personId: string,
  churchId: string,
): Promise<PersonNotes | null> {
  if (!holds(store.profile.grants, safetyNotes.may.view)) return null;
  return notesAbout(store, safetyNotes, personId, churchId);
}

export const safetyNoteQueries = registerQueries(safetyNotes);

const queries = registerQueries(pastoralNotes);

/** A note that somebody else wrote is read and not changed. */
async function readable(store: Store, id: string): Promise<RowFound> {
  const found = await queries.one(store, id);
  if (found.state !== 'known') return found;
  const { writerId } = found.open.row;
  const isOthers = writerId !== null && writerId !== (await ownPersonId(store));
  return isOthers ? { ...found, open: { ...found.open, mayEdit: false } } : found;
}

export const pastoralNoteQueries = { ...queries, one: readable };
