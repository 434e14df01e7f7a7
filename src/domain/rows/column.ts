/** Values of one field of many rows, packed for the line and the disk. */
export type Column<Value = unknown> =
  /** As they are. */
  | Value[]
  /** All alike. */
  | { all: Value; times: number }
  /** Few values: a letter for each place, A being the first of them. */
  | { of: Value[]; places: string }
  /** Uuids: base64 of their bytes. */
  | { ids: string }
  /** Instants: milliseconds after the first of them, which is in milliseconds since 1970. */
  | { since: number; after: number[] };

export const firstLetter = 'A'.charCodeAt(0);
/** As many as there are visible letters of one byte from A on. */
const mostLetters = 60;
export const bytesOfId = 16;
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const areAll = (values: readonly unknown[], form: RegExp): values is readonly string[] =>
  values.every((value) => typeof value === 'string' && form.test(value));

/** The same for two values that are written alike. */
const likeness = (value: unknown) =>
  typeof value === 'object' && value !== null ? `\0${JSON.stringify(value)}` : value;

/** The different values, in the order in which they come first, and the place of each one; null where they are too many. */
function fewValues<Value>(values: readonly Value[]): { of: Value[]; places: number[] } | null {
  const of: Value[] = [];
  const known = new Map<unknown, number>();
  const places: number[] = [];
  for (const value of values) {
    const key = likeness(value);
    const place = known.get(key) ?? of.length;
    places.push(place);
    if (place < of.length) continue;
    if (place === mostLetters) return null;
    known.set(key, place);
    of.push(value);
  }
  return { of, places };
}

const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** Places of the bytes of a uuid before which a hyphen stands. */
const hyphens: ReadonlySet<number> = new Set([4, 6, 8, 10]);
const idParts = Array.from({ length: bytesOfId }, (_, at) => (hyphens.has(at) ? '-' : ''));

/** '0' to '9' are 48 to 57, 'a' to 'f' 97 to 102. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 97 ? code - 48 : code - 87;
}

function packIds(ids: readonly string[]): string {
  const digits = ids.join('').replaceAll('-', '');
  let bytes = '';
  for (let at = 0; at < digits.length; at += 2) {
    bytes += String.fromCharCode(digitAt(digits, at) * 16 + digitAt(digits, at + 1));
  }
  return btoa(bytes);
}

function unpackIds(text: string): string[] {
  const bytes = atob(text);
  const ids: string[] = [];
  for (let from = 0; from < bytes.length; from += bytesOfId) {
    let id = '';
    for (let at = 0; at < bytesOfId; at++) {
      id += `${idParts[at]}${hexDigits[bytes.charCodeAt(from + at)]}`;
    }
    ids.push(id);
  }
  return ids;
}

export function packColumn<Value>(values: readonly Value[]): Column<Value> {
  const few = fewValues(values);
  if (few?.of.length === 1) return { all: values[0] as Value, times: values.length };
  if (few && few.of.length < values.length / 2) {
    const letters = few.places.map((place) => String.fromCharCode(firstLetter + place));
    return { of: few.of, places: letters.join('') };
  }
  const any: readonly unknown[] = values;
  if (areAll(any, idForm)) return { ids: packIds(any) };
  if (!areAll(any, instantForm)) return [...values];
  const times = any.map((value) => Date.parse(value));
  const since = Math.min(...times);
  return { since, after: times.map((time) => time - since) };
}

export function unpackColumn<Value>(packed: Column<Value>): unknown[] {
  if (Array.isArray(packed)) return packed;
  if ('times' in packed) return Array.from<unknown>({ length: packed.times }).fill(packed.all);
  if ('places' in packed) {
    const { of, places } = packed;
    const values: unknown[] = [];
    for (let at = 0; at < places.length; at++) {
      values.push(of[places.charCodeAt(at) - firstLetter]);
    }
    return values;
  }
  if ('ids' in packed) return unpackIds(packed.ids);
  return packed.after.map((after) => new Date(packed.since + after).toISOString());
}
