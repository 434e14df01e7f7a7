import { markedLabel } from '../values/marked-label.ts';
import { nameWords } from '../values/name-words.ts';
import { type Person, wordsKept } from './entities.ts';
import type { FoundPerson } from './operations.ts';

type Named = Pick<Person, 'firstName' | 'lastName'>;

export function nameOf({ firstName, lastName }: Named): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}

/** A person with what is made of their names: whoever writes one writes it through this. */
export function withNameWords<P extends Named>(person: P): P & Pick<Person, 'nameWords'> {
  const words = new Set(nameWords(nameOf(person)));
  return { ...person, nameWords: [...words].slice(0, wordsKept) };
}

export function foundPerson(person: Person, lookedFor: readonly string[]): FoundPerson {
  const { id, photoUrl, connectionStatus } = person;
  return { id, label: markedLabel(nameOf(person), lookedFor), photoUrl, connectionStatus };
}
