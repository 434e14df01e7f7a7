import { autocompleteGroups } from '#domain/groups/operations.ts';
import { autocompletePeople } from '#domain/people/operations.ts';
import { labelParts, type LabelPart } from '#domain/values/marked-label.ts';
import { read } from '../../api/read.ts';

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
  /** How old the answer is, ms; null when it is of now. */
  asOf: number | null;
}

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
  const { output, asOf } = await read(autocompleteGroups, { searchTerm }, signal);
  const found = output.data.map(({ id, label, groupType }) => ({
    id,
    label: labelParts(label),
    photoUrl: null,
    note: groupType,
  }));
  return { found, asOf };
}

export const lookUp: Record<SearchKind, Question> = { people, groups };
