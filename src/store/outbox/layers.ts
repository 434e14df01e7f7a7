/**
 * Layers that can hold a record on this device, the highest first: a row in a higher layer
 * hides the rows below it. The order and its reasons: docs/decisions/041-one-order-of-what-is-known.md.
 */
const order = [
  /** Being filled in: it speaks for the submission that it mends, and for nothing else. */
  'draft',
  /** Submitted here, and not known to be with the server. */
  'waiting',
  /** Its author is to look. */
  'refused',
  /** With the server; what it made is not here yet. */
  'delivered',
  /** Rows of the server between which somebody is to choose. */
  'differing',
  'synced',
  /** With the server, which keeps it for somebody to accept: it says nothing of what stands. */
  'reviewed',
  /** With the server, and nothing here shows what it made. */
  'sent',
] as const;
export type Layer = (typeof order)[number];

export interface InLayer {
  layer: Layer;
  /** Its names: the id of a submission, the key of a record. */
  is: readonly string[];
  /** Names of which it has the word. */
  speaksFor: readonly string[];
}

/** Of everything that is known, what is shown, the highest first: nothing in a higher layer speaks for it. */
export function highest<Entry extends InLayer>(entries: readonly Entry[]): Entry[] {
  const shown: Entry[] = [];
  const spokenFor = new Set<string>();
  for (const layer of order) {
    const here = entries.filter((entry) => entry.layer === layer);
    shown.push(...here.filter(({ is }) => !is.some((name) => spokenFor.has(name))));
    for (const name of here.flatMap(({ speaksFor }) => speaksFor)) spokenFor.add(name);
  }
  return shown;
}
