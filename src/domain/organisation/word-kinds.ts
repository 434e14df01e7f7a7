import { followUpKind } from '../follow-ups/follow-up-words.ts';
import { must } from '../must.ts';
import { connectionKind } from '../people/connection-words.ts';
import type { WordField, WordKind } from './own-words.ts';

/** Each list of which an organisation may change the words. */
export const wordKinds: readonly WordKind[] = [connectionKind, followUpKind];

const kindOf = (field: string): WordKind | undefined =>
  wordKinds.find((kind) => field.startsWith(`${kind.field}.`));

export const isWordField = (field: string): field is WordField => kindOf(field) !== undefined;

/** The kind and the value that a field is the word of. */
export function wordOf(field: WordField): { kind: WordKind; status: string } {
  const kind = must(kindOf(field), 'the kind of the word');
  return { kind, status: field.slice(kind.field.length + 1) };
}
