import { listFilters } from '#domain/register/filters.ts';
import type { RegisterQuestion } from '#domain/register/find-rows.ts';
import type { Register } from '#domain/register/register.ts';
import { customIdOf } from '#domain/rows/row-values.ts';
import { filtersOf, type RegisterSearch } from '../register-search.ts';

const perPage = 25;

/** The columns of the list, from the left. */
export function columnFields(register: Register): string[] {
  const placed = Object.entries(register.fields).flatMap(([field, of]) =>
    of?.column === undefined ? [] : [{ field, column: of.column }],
  );
  return placed.toSorted((a, b) => a.column - b.column).map(({ field }) => field);
}

/**
 * A filter that the register does not have is none. Which custom fields there are is known where the question is
 * answered.
 */
export function questionOf(register: Register, search: RegisterSearch): RegisterQuestion {
  const names = new Set(listFilters(register).map(({ name }) => name));
  const known = Object.entries(filtersOf(search)).filter(
    ([name]) => names.has(name) || customIdOf(name) !== null,
  );
  const columns = columnFields(register);
  return {
    searchTerm: search.q,
    filters: Object.fromEntries(known),
    archived: search.archived === true,
    orderBy: columns.find((field) => field === search.sort) ?? columns[0] ?? '',
    descending: search.down === true,
    page: search.page ?? 1,
    perPage,
  };
}
