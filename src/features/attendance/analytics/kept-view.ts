import type { ListQuestion } from '#domain/saved/list-question.ts';
import { type AnalyticsSearch, analyticsSearchOf } from './analytics-search.ts';

/** The address as a saved list keeps it: its parts in one text. */
export function keptQuestion(search: AnalyticsSearch): ListQuestion {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) parts.set(name, String(value));
  }
  parts.sort();
  const only = parts.toString();
  return only === '' ? {} : { only };
}

/** The address of a saved view; parts that this program does not know are left out. */
export function searchOfKept({ only = '' }: ListQuestion): AnalyticsSearch {
  const parts = Object.fromEntries(new URLSearchParams(only));
  return analyticsSearchOf({ ...parts, year: parts['year'] === 'true' });
}
