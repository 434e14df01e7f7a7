import { dateInCell, writeTheDate } from '../values/dates/date-in-cell.ts';
import { scheduleFromText } from '../meetings/schedule-from-text.ts';
import { dayNamed } from '../values/dates/day-named.ts';
import { typedTime } from '../values/dates/typed-time.ts';
import { folded } from '../values/name-words.ts';
import type { FromText } from './from-text.ts';
import type { FieldInput, RegisterField } from './register.ts';

/** Title of a row, folded -> ids of the rows with that title. */
export type IdsByTitle = ReadonlyMap<string, readonly string[]>;

/** Finds the ids behind a title, folded. */
export type FindIds = Pick<IdsByTitle, 'get'>;

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ja']);
const no = new Set(['no', 'n', 'false', '0', 'nee']);

const plain = (text: string) => folded(text).trim();

type Choice = Extract<FieldInput, { kind: 'choice' | 'choices' }>;

function choiceOf({ options, gone = [] }: Omit<Choice, 'kind'>, text: string): FromText {
  const open = Object.entries(options).filter(([value]) => !gone.includes(value));
  const found = open.find(([value, label]) => plain(label) === text || plain(value) === text);
  if (found) return { value: found[0] };
  return { problem: `Write one of these: ${open.map(([, label]) => label).join(', ')}` };
}

/** 'Choir, Sound', or 'Choir; Sound, and light': a label may have a comma in it. */
function choicesOf(input: Choice, text: string): FromText {
  const whole = choiceOf(input, text);
  if ('value' in whole) return { value: [whole.value] };
  const parts = text.split(text.includes(';') ? ';' : ',');
  const read = parts.flatMap((one) => (one.trim() ? [choiceOf(input, one.trim())] : []));
  const values = read.flatMap((one) => ('value' in one ? [one.value] : []));
  return values.length < read.length ? whole : { value: [...new Set(values)] };
}

function numberOf(
  { min, max, hasDecimals }: Extract<FieldInput, { kind: 'number' }>,
  text: string,
): FromText {
  const number = Number(text.replaceAll(/\s/g, ''));
  const fits = hasDecimals ? Number.isFinite(number) : Number.isInteger(number);
  if (fits && number >= min && number <= max) return { value: number };
  return {
    problem: hasDecimals
      ? 'Write a number, such as 12 or 2.5'
      : `Write a number from ${min} to ${max}`,
  };
}

function flagOf({ on, off }: Extract<FieldInput, { kind: 'flag' }>, text: string): FromText {
  if (yes.has(text) || text === plain(on)) return { value: true };
  if (no.has(text) || text === plain(off)) return { value: false };
  return { problem: `Write “${on}” or “${off}”` };
}

function timeOf(text: string): FromText {
  const time = typedTime(text);
  return time === null ? { problem: 'Write the time like 19:00' } : { value: time };
}

function dateOf(text: string): FromText {
  const value = dateInCell(text);
  return value === null ? { problem: writeTheDate } : { value };
}

/** 'Tue and Thu', 'Sundays', 'Monday, Friday'. */
function weekdaysOf(text: string): FromText {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '' && word !== 'and');
  const found = words.map(dayNamed);
  if (found.includes(undefined)) return { problem: 'Write days like “Tuesday, Thursday”' };
  return { value: [...new Set(found)].toSorted() };
}

function referenceOf(one: string, text: string, ids: FindIds): FromText {
  const found = ids.get(plain(text)) ?? [];
  const [id] = found;
  if (id === undefined) return { problem: `No ${one} is called “${text}”` };
  if (found.length > 1) return { problem: `${found.length} are called “${text}”` };
  return { value: id };
}

/** Reads what a cell of a file says for this field; an empty cell says nothing: null. */
export function fieldFromText({ input }: RegisterField, cell: string, ids: FindIds): FromText {
  const text = cell.trim();
  if (text === '') return { value: null };
  switch (input.kind) {
    case 'choice':
      return choiceOf(input, plain(text));
    case 'choices':
      return choicesOf(input, plain(text));
    case 'flag':
      return flagOf(input, plain(text));
    case 'number':
      return numberOf(input, text);
    case 'date':
      return dateOf(text);
    case 'time':
      return timeOf(plain(text));
    case 'weekdays':
      return weekdaysOf(plain(text));
    case 'schedule':
      return scheduleFromText(text);
    case 'own':
      return input.read?.(text) ?? { value: text };
    case 'reference':
      return referenceOf(input.to().words.one, text, ids);
    default:
      return { value: text };
  }
}

/** The ids behind each title: a row may have more than one. */
export function idsByTitle<Row extends { id: string }>(
  rows: readonly Row[],
  titlesOf: (row: Row) => readonly string[],
): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const row of rows) {
    for (const key of new Set(titlesOf(row).map(plain))) {
      ids.set(key, [...(ids.get(key) ?? []), row.id]);
    }
  }
  return ids;
}
