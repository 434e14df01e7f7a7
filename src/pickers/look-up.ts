import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups as groupRegister } from '#domain/groups/groups.ts';
import { connectionText } from '#domain/people/connection-words.ts';
import { autocompletePeople } from '#domain/people/operations.ts';
import type { FoundRow } from '#domain/register/autocomplete.ts';
import { labelParts, type LabelPart } from '#domain/values/marked-label.ts';
import { mostFound } from '#domain/values/search-term.ts';
import { databases, storeOf } from '#store/database.ts';
import { termsHere } from '#store/organisation/own-of-register.ts';
import { autocompleteRead } from '#store/register/autocomplete.ts';
import { read } from '../api/calls/read.ts';
import { findHere } from '../api/workers/search-here.ts';

export type SearchKind = 'people' | 'groups';

export interface Found {
  id: string;
  label: LabelPart[];
  photoUrl: string | null;
  /** The connection status of a person, the type of a group. */
  note: string;
}

export interface Looked {
  found: Found[];
  /** Age of the answer, ms; null for an answer of now. */
  asOf: number | null;
}

const { autocomplete } = groupOperations;
const groupReads = [autocompleteRead(groupRegister, groupOperations)];

type Question = (term: string, signal: AbortSignal) => Promise<Looked>;

async function people(searchTerm: string, signal: AbortSignal): Promise<Looked> {
  const { output, asOf } = await read(autocompletePeople, { searchTerm }, signal);
  const found = output.data.map(({ id, label, photoUrl, connectionStatus }) => ({
    id,
    label: labelParts(label),
    photoUrl,
    note: connectionStatus,
  }));
  return { found, asOf };
}

async function groups(searchTerm: string, signal: AbortSignal): Promise<Looked> {
  const { output, asOf } = await read(autocomplete, { searchTerm }, signal, groupReads);
  const found = output.data.map(({ id, label, groupType }: FoundRow) => ({
    id,
    label: labelParts(label),
    photoUrl: null,
    note: groupType ?? '',
  }));
  return { found, asOf };
}

const asked: Record<SearchKind, Question> = { people, groups };

async function here(kind: SearchKind, term: string): Promise<Looked | null> {
  const answer = await findHere({ kind, term, most: mostFound });
  if (!answer) return null;
  const found = answer.found.map((one) => ({ ...one, label: labelParts(one.label) }));
  return { found, asOf: answer.asOf };
}

/** Results of the server, then results of this device in spite of a typing error; offline the device alone. */
async function foundBy(kind: SearchKind, term: string, signal: AbortSignal): Promise<Looked> {
  const ofDevice = here(kind, term);
  const told = await asked[kind](term, signal);
  const cached = await ofDevice;
  if (!cached) return told;
  if (told.asOf !== null) return cached;
  const known = new Set(told.found.map(({ id }) => id));
  const near = cached.found.filter(({ id }) => !known.has(id));
  return { found: [...told.found, ...near].slice(0, mostFound), asOf: null };
}

/** Results, people with their connection status in the words of the organisation. */
export async function lookUp(kind: SearchKind, term: string, signal: AbortSignal): Promise<Looked> {
  const looked = await foundBy(kind, term, signal);
  const store = kind === 'people' ? await storeOf(databases()) : null;
  if (!store) return looked;
  const { connectionWords } = await termsHere(store);
  const inWords = (one: Found) => ({ ...one, note: connectionText(connectionWords, one.note) });
  return { ...looked, found: looked.found.map(inWords) };
}
