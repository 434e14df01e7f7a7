import {
  type Clash,
  type Edits,
  editsBetween,
  type FieldEdit,
  sameValue,
  wished,
} from '../editing.ts';
import type { Organisation } from './entities.ts';
import {
  keptWords,
  type OwnWord,
  type WordField,
  wholeWords,
  wordField,
  type WordKind,
  type WordsField,
} from './own-words.ts';
import { isWordField, wordKinds, wordOf } from './word-kinds.ts';

/** As they travel: the words as two lists, of which the values that differ are what is edited. */
export type OrganisationEdits = Edits<Omit<Organisation, 'id'>>;

type Words = Record<WordField, OwnWord | null>;

/** With each word as a field of its own, null where it is that of the product: two people who change two words do not clash. */
export type OrganisationByWord = Organisation & Words;
export type EditsByWord = Edits<Omit<Organisation, 'id' | WordsField> & Words>;

/** `list`: also what a program says that it was, which is compared and never judged. */
function byField(kind: WordKind, list: unknown): Words {
  const said = Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one) : [];
  const all = wholeWords(kind, said as OwnWord[]).map((one): [WordField, OwnWord | null] => {
    // Always in this order: values are compared by their JSON.
    const whole = { word: one.word ?? null, status: one.status, offered: one.offered };
    return [wordField(kind, one.status), keptWords(kind, [whole])[0] ?? null];
  });
  return Object.fromEntries(all);
}

const isOfKind = (field: string, kind: WordKind) =>
  isWordField(field) && wordOf(field).kind === kind;

function wordsIn(row: object, kind: WordKind): Words {
  return Object.fromEntries(Object.entries(row).filter(([field]) => isOfKind(field, kind)));
}

const listed = (kind: WordKind, words: Words): OwnWord[] =>
  keptWords(
    kind,
    Object.values(words).filter((word) => word !== null),
  );

export function byWord(row: Organisation): OrganisationByWord {
  return Object.assign({}, row, ...wordKinds.map((kind) => byField(kind, row[kind.field])));
}

/** A list as it is kept. What a newer version says of a value that is not known here stays. */
function listIn(row: OrganisationByWord, kind: WordKind): OwnWord[] {
  const list = row[kind.field];
  const words = wordsIn(row, kind);
  const known = byField(kind, list);
  if (sameValue(words, known)) return list;
  const others = list.filter(({ status }) => !(wordField(kind, status) in known));
  return [...listed(kind, words), ...others];
}

/** The row as it is kept. */
export function inList(row: OrganisationByWord): Organisation {
  const plain = Object.entries(row).filter(([field]) => !isWordField(field));
  const lists = wordKinds.map((kind) => [kind.field, listIn(row, kind)]);
  return { ...(Object.fromEntries(plain) as Organisation), ...Object.fromEntries(lists) };
}

export function editsByWord(edits: OrganisationEdits): EditsByWord {
  const { connectionWords, followUpWords, ...others } = edits;
  const lists = { connectionWords, followUpWords };
  const words = wordKinds.map((kind) => {
    const list = lists[kind.field];
    if (!list) return {};
    const [was, shallBe] = [byField(kind, list.was), byField(kind, list.shallBe)];
    return editsBetween(was, shallBe, Object.keys(was) as WordField[]);
  });
  return Object.assign({}, others, ...words);
}

/** Each list says only the words that are edited. */
export function editsInList(edits: EditsByWord): OrganisationEdits {
  const entries = Object.entries(edits);
  const others = entries.filter(([field]) => !isWordField(field));
  const lists = wordKinds.flatMap((kind) => {
    const words = entries.flatMap(([field, edit]) =>
      isOfKind(field, kind) && edit ? [edit as FieldEdit<OwnWord | null>] : [],
    );
    if (words.length === 0) return [];
    const was = keptWords(
      kind,
      words.flatMap((word) => word.was ?? []),
    );
    const shallBe = keptWords(
      kind,
      words.flatMap((word) => word.shallBe ?? []),
    );
    return [[kind.field, { was, shallBe }]];
  });
  return { ...(Object.fromEntries(others) as OrganisationEdits), ...Object.fromEntries(lists) };
}

/** Clashes of the edits by word, also of those that a server found before it compared each word. */
export function clashesByWord(clashes: readonly Clash[], edits: EditsByWord): Clash[] {
  return clashes.flatMap((clash): Clash[] => {
    const kind = wordKinds.find(({ field }) => field === clash.field);
    if (!kind) return [clash];
    const now = Object.entries(byField(kind, clash.now));
    const edited = now.filter(([field]) => field in edits);
    return edited.map(([field, word]) => Object.assign({}, clash, { field, now: word }));
  });
}

/** The organisation as the author of the edits wishes it. */
export function wishedOrganisation(row: Organisation, edits: OrganisationEdits): Organisation {
  return inList(wished(byWord(row), editsByWord(edits)));
}
