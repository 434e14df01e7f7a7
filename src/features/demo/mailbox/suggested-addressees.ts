import { type Addressee, writtenAs } from '#domain/demo/mailbox/addressee.ts';
import {
  addressOf,
  contactsIn,
  isAddress,
  lastContactStart,
} from '#domain/demo/mailbox/addresses.ts';
import { addressesLength } from '#domain/demo/mailbox/entities.ts';
import { hasAllWords, nameWords } from '#domain/values/name-words.ts';

/** More of them would hide the letter, and one more letter of the name finds the others. */
const mostSuggested = 6;

/** Characters between one address and the next, and behind it. */
const marks = ' , '.length;

/** A field of addresses, at the last of which somebody types. */
interface Typing {
  /** Ended by a comma; it stays as it is. */
  before: string;
  typed: string;
}

export function typingIn(text: string): Typing {
  const start = lastContactStart(text);
  return { before: text.slice(0, start), typed: text.slice(start) };
}

/** The text with this addressee for what was typed, ready for the next one. */
export function withTaken(text: string, addressee: Addressee): string {
  const { before } = typingIn(text);
  const space = before === '' || /\s$/.test(before) ? '' : ' ';
  return `${before}${space}${writtenAs(addressee)}, `;
}

/** Words by which somebody is found. */
interface Words {
  addressee: Addressee;
  key: string;
  own: string[];
  /** Also those that many people share, as 'example.org'. */
  all: string[];
}

const keyOf = (address: string) => address.toLowerCase();

function wordsOf(addressee: Addressee): Words {
  const { name, address } = addressee;
  const own = [...nameWords(name), ...nameWords(address.replace(/@.*$/, ''))];
  return { addressee, key: keyOf(address), own, all: [...own, ...nameWords(address)] };
}

function fitting(known: readonly Words[], typed: string): readonly Words[] {
  if (typed === '') return known;
  // Somebody else's longer address must not take the place of a whole one that was typed.
  if (isAddress(typed)) return known.filter(({ key }) => key === keyOf(addressOf(typed)));
  const words = nameWords(typed);
  if (words.length === 0) return [];
  const byOwn = known.filter(({ own }) => hasAllWords(own, words));
  const others = known.filter(
    ({ own, all }) => hasAllWords(all, words) && !hasAllWords(own, words),
  );
  return [...byOwn, ...others];
}

/** Those to suggest for the text of a field, beside the other fields of addresses. */
export type Suggest = (text: string, others: readonly string[]) => Addressee[];

/**
 * Suggestions for a field, made once for all who are known and not at each key. They keep the order of `known`, but
 * words that many addresses share come last. Nobody is suggested who is in the field or in `others` already.
 */
export function suggestionsFrom(known: readonly Addressee[]): Suggest {
  const all = known.map(wordsOf);
  return (text, others) => {
    const { before, typed } = typingIn(text);
    const written = [before, ...others].flatMap(contactsIn);
    const taken = new Set(written.map((contact) => keyOf(addressOf(contact))));
    return fitting(all, typed.trim())
      .filter(({ key }) => !taken.has(key))
      .map(({ addressee }) => addressee)
      .filter((one) => writtenAs(one) !== typed.trim())
      .filter((one) => before.length + writtenAs(one).length + marks <= addressesLength)
      .slice(0, mostSuggested);
  };
}
