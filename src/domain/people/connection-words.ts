import type { FieldErrors } from '../errors.ts';
import { folded } from '../values/name-words.ts';
import { connectionStatuses } from './entities.ts';

/** Says how an organisation calls a connection status. Its parts stand in the order in which the database answers them. */
export interface ConnectionWord {
  /** Null: the word of the product. */
  word: string | null;
  status: string;
  /** Whether it is among the choices. A person who has it keeps it. */
  offered: boolean;
}

export const longestWord = 30;

/** New people begin with this status, so it stays among the choices. */
export const firstStatus = 'Member' satisfies (typeof connectionStatuses)[number];

export const isConnectionStatus = (text: string): boolean =>
  connectionStatuses.some((status) => status === text);

/** The status as people read it. */
export function connectionText(words: readonly ConnectionWord[], status: string): string {
  return words.find((one) => one.status === status)?.word ?? status;
}

/** The statuses as the choices of a field. */
export function connectionChoices(words: readonly ConnectionWord[]) {
  const named = connectionStatuses.map((status) => [status, connectionText(words, status)]);
  return {
    options: Object.fromEntries(named) as Record<string, string>,
    gone: words.flatMap(({ status, offered }) => (offered ? [] : [status])),
  };
}

/** One for each status, in their order, with what is said of it. */
export function wholeWords(words: readonly ConnectionWord[]): ConnectionWord[] {
  return connectionStatuses.map(
    (status) => words.find((one) => one.status === status) ?? { word: null, status, offered: true },
  );
}

/** Only those that differ from the product, so that the same words are the same value. */
export function keptWords(words: readonly ConnectionWord[]): ConnectionWord[] {
  return wholeWords(words).filter(({ word, offered }) => word !== null || !offered);
}

const fieldStart = 'connectionWords.';
export type WordField = `${typeof fieldStart}${string}`;

/** The word of a status as a field: problems with it stand there, and edits of it. */
export const wordField = (status: string): WordField => `${fieldStart}${status}`;
export const isWordField = (field: string): field is WordField => field.startsWith(fieldStart);
/** The status that a field is the word of. */
export const statusOf = (field: WordField): string => field.slice(fieldStart.length);

const plain = (text: string) => folded(text).trim();

function problemWith(
  { word, status, offered }: ConnectionWord,
  words: readonly ConnectionWord[],
): string | null {
  if (!offered && status === firstStatus) {
    return 'New people begin with this status. Keep it among the choices';
  }
  if (word === null) return null;
  if (word.length > longestWord) return `Use at most ${longestWord} characters`;
  // A comma or a semicolon would divide the word in a file.
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’/-]*$/u.test(word)) {
    return 'Use letters, digits, spaces and hyphens';
  }
  const others = wholeWords(words).filter((one) => one.status !== status);
  // Files may say the word of the product too.
  const taken = others.flatMap((one) => [one.status, one.word ?? one.status]);
  return taken.some((other) => plain(other) === plain(word))
    ? 'Another status has this word. Choose a different one'
    : null;
}

/** A sentence for each status of which something is wrong, by its field. */
export function wordErrors(words: readonly ConnectionWord[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const one of words) {
    const says = problemWith(one, words);
    if (says !== null) errors[wordField(one.status)] = says;
  }
  return errors;
}

/** 'Partner, not offered' of one status. */
export function saidText({ word, offered }: ConnectionWord): string {
  return [word, offered ? null : 'not offered'].filter((part) => part !== null).join(', ');
}

/** 'Member: Partner; Unknown: not offered'; '' where all is as the product has it. */
export function wordsText(words: readonly ConnectionWord[]): string {
  return words.map((one) => `${one.status}: ${saidText(one)}`).join('; ');
}
