import {
  type Clash,
  type Edits,
  editsBetween,
  type FieldEdit,
  sameValue,
  wished,
} from '../editing.ts';
import {
  type ConnectionWord,
  isWordField,
  keptWords,
  type WordField,
  wholeWords,
  wordField,
} from '../people/connection-words.ts';
import type { Organisation } from './entities.ts';

/** As they travel: the words as two lists, of which the statuses that differ are what is edited. */
export type OrganisationEdits = Edits<Omit<Organisation, 'id'>>;

type Words = Record<WordField, ConnectionWord | null>;

/** With each word as a field of its own, null where it is that of the product: two people who change two words do not clash. */
export type OrganisationByWord = Organisation & Words;
export type EditsByWord = Edits<Omit<Organisation, 'id' | 'connectionWords'> & Words>;

/** `list`: also what a program says that it was, which is compared and never judged. */
function byField(list: unknown): Words {
  const said = Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one) : [];
  const all = wholeWords(said as ConnectionWord[]).map(
    (one): [WordField, ConnectionWord | null] => {
      // Always in this order: values are compared by their JSON.
      const whole = { word: one.word ?? null, status: one.status, offered: one.offered };
      return [wordField(one.status), keptWords([whole])[0] ?? null];
    },
  );
  return Object.fromEntries(all);
}

function wordsIn(row: object): Words {
  return Object.fromEntries(Object.entries(row).filter(([field]) => isWordField(field)));
}

const listed = (words: Words): ConnectionWord[] =>
  keptWords(Object.values(words).filter((word) => word !== null));

export function byWord(row: Organisation): OrganisationByWord {
  return { ...row, ...byField(row.connectionWords) };
}

/** The row as it is kept. What a newer version says of a status that is not known here stays. */
export function inList(row: OrganisationByWord): Organisation {
  const words = wordsIn(row);
  const known = byField(row.connectionWords);
  const others = row.connectionWords.filter(({ status }) => !(wordField(status) in known));
  const connectionWords = sameValue(words, known)
    ? row.connectionWords
    : [...listed(words), ...others];
  const plain = Object.entries(row).filter(([field]) => !isWordField(field));
  return { ...(Object.fromEntries(plain) as Organisation), connectionWords };
}

export function editsByWord({ connectionWords, ...others }: OrganisationEdits): EditsByWord {
  if (!connectionWords) return others;
  const [was, shallBe] = [byField(connectionWords.was), byField(connectionWords.shallBe)];
  return { ...others, ...editsBetween(was, shallBe, Object.keys(was) as WordField[]) };
}

/** Each list says only the words that are edited. */
export function editsInList(edits: EditsByWord): OrganisationEdits {
  const entries = Object.entries(edits);
  const words = entries.flatMap(([field, edit]) =>
    isWordField(field) && edit ? [edit as FieldEdit<ConnectionWord | null>] : [],
  );
  const others = entries.filter(([field]) => !isWordField(field));
  if (words.length === 0) return edits;
  const connectionWords = {
    was: keptWords(words.flatMap(({ was }) => was ?? [])),
    shallBe: keptWords(words.flatMap(({ shallBe }) => shallBe ?? [])),
  };
  return { ...(Object.fromEntries(others) as OrganisationEdits), connectionWords };
}

/** Clashes of the edits by word, also of those that a server found before it compared each word. */
export function clashesByWord(clashes: readonly Clash[], edits: EditsByWord): Clash[] {
  return clashes.flatMap((clash): Clash[] => {
    if (clash.field !== 'connectionWords') return [clash];
    const now = Object.entries(byField(clash.now));
    const edited = now.filter(([field]) => field in edits);
    return edited.map(([field, word]) => Object.assign({}, clash, { field, now: word }));
  });
}

/** The organisation as the author of the edits wishes it. */
export function wishedOrganisation(row: Organisation, edits: OrganisationEdits): Organisation {
  return inList(wished(byWord(row), editsByWord(edits)));
}
