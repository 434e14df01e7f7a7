import { fieldText } from '#domain/register/field-text.ts';
import { filterNamed } from '#domain/register/filters.ts';
import type { TitlePair } from '#domain/register/linked-rows.ts';
import type { Register } from '#domain/register/register.ts';
import { customIdOf } from '#domain/rows/row-values.ts';
import type { ListQuestion } from '#domain/saved/list-question.ts';
import { filtersOf } from '../register-search.ts';

/** A filter as people read it: its label and its value. */
interface ReadFilter {
  label: string;
  value: string;
}

function readFilters(
  register: Register,
  question: ListQuestion,
  choices: Readonly<Record<string, readonly TitlePair[]>>,
): ReadFilter[] {
  return Object.entries(filtersOf(question)).flatMap(([field, value]) => {
    const filter = filterNamed(register, field);
    if (!filter) return [];
    const { label, input } = filter;
    const said = input.kind === 'flag' ? value === 'true' : value;
    const text = fieldText(input, said, new Map(choices[field]));
    // Choices name no people: a list may name very many.
    if (input.kind === 'lookup' && customIdOf(field) !== null) {
      return [{ label, value: 'one person' }];
    }
    return text === '' ? [] : [{ label, value: text }];
  });
}

/** 'Type: Cell. Church: Soweto. Search: west'; '' where the question narrows nothing. */
export function questionWords(
  register: Register,
  question: ListQuestion,
  choices: Readonly<Record<string, readonly TitlePair[]>> = {},
): string {
  const parts = readFilters(register, question, choices).map(
    ({ label, value }) => `${label}: ${value}`,
  );
  if (question.q !== undefined) parts.push(`Search: ${question.q}`);
  if (question.archived) parts.push('Archived');
  return parts.join('. ');
}

/** A name to begin with: 'Cell, Soweto'. */
export function suggestedName(
  register: Register,
  question: ListQuestion,
  choices: Readonly<Record<string, readonly TitlePair[]>> = {},
): string {
  const values = readFilters(register, question, choices).map(({ value }) => value);
  if (question.q !== undefined) values.push(question.q);
  return values.join(', ').slice(0, 80).trim();
}
