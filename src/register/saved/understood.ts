import { andList } from '#domain/values/and-list.ts';
import { filterNamed } from '#domain/register/filters.ts';
import type { Register } from '#domain/register/register.ts';
import type { TitlePair } from '#domain/register/linked-rows.ts';
import { type ListQuestion, questionIn } from '#domain/saved/list-question.ts';
import { filtersOf, withFilter } from '../register-search.ts';
import { columnFields } from '../views/list-question.ts';

/** The rows that filters may name, as this device knows them. */
export interface KnownRows {
  /** Field -> the rows by which the list can be narrowed; undefined as long as they are read. */
  choices: Readonly<Record<string, readonly TitlePair[]>> | undefined;
  /** Field -> ids of those that are archived. */
  archived: Readonly<Record<string, readonly string[]>>;
}

export interface Understood {
  question: ListQuestion;
  /** The sentence that says what is another than saved; null where nothing is. */
  note: string | null;
}

/** 'fits', 'gone': it narrows nothing any more; 'unseen': it names a row that this person does not see. */
type Fit = 'fits' | 'gone' | 'unseen';

function fitOf(
  register: Register,
  field: string,
  value: string,
  { choices, archived }: KnownRows,
): Fit {
  const filter = filterNamed(register, field);
  if (!filter) return 'gone';
  const { input } = filter;
  if (input.kind === 'choice') return Object.hasOwn(input.options, value) ? 'fits' : 'gone';
  if (input.kind === 'flag') return value === 'true' || value === 'false' ? 'fits' : 'gone';
  if (input.kind !== 'reference') return 'fits';
  if (archived[field]?.includes(value)) return 'gone';
  if (!choices) return 'fits';
  return choices[field]?.some(([id]) => id === value) ? 'fits' : 'unseen';
}

function labelOf(register: Register, field: string): string {
  const label = filterNamed(register, field)?.label ?? register.fields[field]?.label;
  return label === undefined ? 'a filter' : `the filter “${label}”`;
}

function noteOf(register: Register, gone: readonly string[], unseen: readonly string[]) {
  const left = gone.length > 0 ? `This list opens without ${andList(gone)}, no longer in use` : '';
  if (unseen.length === 0) return left || null;
  const labels = andList(unseen.map((field) => `“${register.fields[field]?.label}”`));
  if (left) return `${left}, and ${labels} is outside your access`;
  return `This list shows nothing here: its ${labels} is outside your access`;
}

/** The part of a saved question that the register still understands, whatever it was saved with. */
export function understood(
  register: Register,
  ways: readonly string[],
  asked: ListQuestion,
  known: KnownRows,
): Understood {
  const gone: string[] = [];
  const unseen: string[] = [];
  let question = questionIn(asked);
  for (const [field, value] of Object.entries(filtersOf(asked))) {
    const fit = fitOf(register, field, value, known);
    if (fit === 'gone') {
      gone.push(labelOf(register, field));
      question = questionIn(withFilter(question, field, ''));
    } else if (fit === 'unseen') unseen.push(field);
  }
  const { sort, view } = question;
  if (sort !== undefined && !columnFields(register).includes(sort)) {
    gone.push('its order');
    question = questionIn({ ...question, sort: undefined, down: undefined });
  }
  if (view !== undefined && !ways.includes(view)) {
    gone.push('its view');
    question = questionIn({ ...question, view: undefined });
  }
  return { question, note: noteOf(register, [...new Set(gone)], unseen) };
}
