/** The record that a write touches, as `<kind>:<id>`: queued items with the same key go one after the other. */
export type RecordKey = string;

/** Kinds that one submission can add together: what is queued later about any of them waits behind it. */
const addedWith: Readonly<Record<string, string>> = { family: 'person', familyMember: 'person' };

/** Of a submission about many records of a kind. It goes before what is queued later about one of them. */
export function manyKey(kind: string, id: string): RecordKey {
  return `${addedWith[kind] ?? kind}:many:${id}`;
}

/** Between these two are the keys of all submissions about many records of the kind that this one is of. */
export function manyKeysBeside(key: RecordKey): [from: string, below: string] {
  const many = manyKey(key.slice(0, Math.max(0, key.indexOf(':'))), '');
  return [many, `${many}\uFFFF`];
}
