import type { FieldErrors } from '../errors.ts';
import { folded } from '../values/name-words.ts';

/** Says how an organisation calls a status or a type. Its parts stand in the order in which the database answers them. */
export interface OwnWord {
  /** Null: the word of the product. */
  word: string | null;
  /** The stored value, which stays as it is. */
  status: string;
  /** Whether it is among the choices. A row that has it keeps it. */
  offered: boolean;
}

/** Fields of an organisation that hold its words. */
export type WordsField = 'connectionWords' | 'followUpWords';

/** A list of values for which an organisation may have words of its own. */
export interface WordKind {
  field: WordsField;
  /** 'status': one of the values is called so. */
  one: string;
  /** Value -> the word of the product, in the order of the choices. */
  usual: Readonly<Record<string, string>>;
  /** New rows begin with this value, so it stays among the choices. */
  first: string;
  /** 'New people begin with this status'. */
  firstSays: string;
}

export const longestWord = 30;

/** The value as people read it. */
export function ownText({ usual }: WordKind, words: readonly OwnWord[], status: string): string {
  return words.find((one) => one.status === status)?.word ?? usual[status] ?? status;
}

/** The values as the choices of a field. */
export function ownChoices(kind: WordKind, words: readonly OwnWord[]) {
  const named = Object.keys(kind.usual).map((status) => [status, ownText(kind, words, status)]);
  return {
    options: Object.fromEntries(named) as Record<string, string>,
    gone: words.flatMap(({ status, offered }) => (offered ? [] : [status])),
  };
}

/** One for each value, in their order, with what is said of it. */
export function wholeWords({ usual }: WordKind, words: readonly OwnWord[]): OwnWord[] {
  return Object.keys(usual).map(
    (status) => words.find((one) => one.status === status) ?? { word: null, status, offered: true },
  );
}

/** Only those that differ from the product, so that the same words are the same value. */
export function keptWords(kind: WordKind, words: readonly OwnWord[]): OwnWord[] {
  return wholeWords(kind, words).filter(({ word, offered }) => word !== null || !offered);
}

export type WordField = `${WordsField}.${string}`;

/** The word of a value as a field: problems with it stand there, and edits of it. */
export function wordField({ field }: Pick<WordKind, 'field'>, status: string): WordField {
  return `${field}.${status}`;
}

const plain = (text: string) => folded(text).trim();

function problemWith(
  kind: WordKind,
  { word, status, offered }: OwnWord,
  words: readonly OwnWord[],
): string | null {
  if (!offered && status === kind.first) return `${kind.firstSays}. Keep it among the choices`;
  if (word === null) return null;
  if (word.length > longestWord) return `Use at most ${longestWord} characters`;
  // A comma or a semicolon would divide the word in a file.
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’/-]*$/u.test(word)) {
    return 'Use letters, digits, spaces and hyphens';
  }
  const others = wholeWords(kind, words).filter((one) => one.status !== status);
  // Files may say the word of the product too.
  const taken = others.flatMap((one) => [
    one.status,
    kind.usual[one.status] ?? one.status,
    ownText(kind, words, one.status),
  ]);
  return taken.some((other) => plain(other) === plain(word))
    ? `Another ${kind.one} has this word. Choose a different one`
    : null;
}

/** A sentence for each value of which something is wrong, by its field. */
export function wordErrors(kind: WordKind, words: readonly OwnWord[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const one of words) {
    const says = problemWith(kind, one, words);
    if (says !== null) errors[wordField(kind, one.status)] = says;
  }
  return errors;
}

/** 'Partner, not offered' of one value. */
export function saidText({ word, offered }: OwnWord): string {
  return [word, offered ? null : 'not offered'].filter((part) => part !== null).join(', ');
}

/** 'Member: Partner; Unknown: not offered'; '' where all is as the product has it. */
export function wordsText({ usual }: WordKind, words: readonly OwnWord[]): string {
  return words.map((one) => `${usual[one.status] ?? one.status}: ${saidText(one)}`).join('; ');
}
