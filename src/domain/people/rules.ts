import { markedLabel } from '../values/marked-label.ts';
import { nameWords } from '../values/name-words.ts';
import { type Person, wordsKept } from './entities.ts';
import type { FoundPerson } from './operations.ts';

type Named = Pick<Person, 'firstName' | 'lastName' | 'nickName'>;

export function nameOf({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}

/** As a directory orders people: 'Mokoena, Naledi'. */
function listNameOf({ firstName, lastName }: Named): string {
  return lastName === null ? firstName : `${lastName}, ${firstName}`;
}

/** A person with what is made of their names: whoever writes one writes it through this. */
export function withNameWords<P extends Named>(
  person: P,
): P & Required<Pick<Person, 'nameWords' | 'listName'>> {
  const words = new Set(nameWords(`${nameOf(person)} ${person.nickName ?? ''}`));
  return {
    ...person,
    listName: listNameOf(person),
    nameWords: [...words].slice(0, wordsKept),
  };
}

export function foundPerson(person: Person, lookedFor: readonly string[]): FoundPerson {
  const { id, photoUrl, connectionStatus } = person;
  return { id, label: markedLabel(nameOf(person), lookedFor), photoUrl, connectionStatus };
}
