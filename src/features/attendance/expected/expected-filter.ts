import type { ChurchGroup, Church } from '#domain/churches/entities.ts';
import { idsInside } from '#domain/values/ids-inside.ts';
import { folded } from '#domain/values/name-words.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import type { ExpectedSearch, StateChoice } from './expected-search.ts';

interface Asked extends ExpectedSearch {
  group?: string | undefined;
  church?: string | undefined;
  service?: string | undefined;
  cell?: string | undefined;
}

function isOfState(row: ExpectedRow, state: StateChoice): boolean {
  if (state === 'look') return row.toLookAt;
  // A verified report that came late is both.
  return state === 'late' ? row.isLate : row.state === state;
}

/** Rows of the places and the people that somebody asked for; their numbers are those of the page. */
export function inPlace(
  rows: readonly ExpectedRow[],
  { group, church, service, cell, by, q }: Asked,
  places: { churches: readonly Church[]; churchGroups: readonly ChurchGroup[] },
): ExpectedRow[] {
  const regions =
    group === undefined
      ? null
      : idsInside(places.churchGroups, (one) => one.parentChurchGroupId, group);
  const inside = new Set(
    places.churches.flatMap(({ id, churchGroupId }) =>
      regions === null || regions.has(churchGroupId ?? '') ? id : [],
    ),
  );
  const words = q === undefined ? null : folded(q);
  return rows.filter(
    (row) =>
      inside.has(row.churchId) &&
      (church === undefined || row.churchId === church) &&
      (service === undefined || row.serviceId === service) &&
      (cell === undefined || row.groupId === cell) &&
      (by === undefined || row.report?.authorIds.includes(by) === true) &&
      (words === null || folded(`${row.churchName} ${row.name}`).includes(words)),
  );
}

export function ofState(
  rows: readonly ExpectedRow[],
  state: StateChoice | undefined,
): readonly ExpectedRow[] {
  return state === undefined ? rows : rows.filter((row) => isOfState(row, state));
}

/** Everybody who reported one of these, by their names. */
export function authorsIn(rows: readonly ExpectedRow[]): { id: string; name: string }[] {
  const names = new Map(
    rows.flatMap(({ report }) =>
      (report?.authorIds ?? []).map((id, at) => [id, report?.authorNames[at] || 'You'] as const),
    ),
  );
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
