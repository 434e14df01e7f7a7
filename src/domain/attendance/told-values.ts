import { customIdOf } from '../rows/row-values.ts';
import { reportDefinitions } from './report-definitions.ts';

/**
 * Values of a report that the audit never writes: money, and free words, which may be about somebody's health. Nor those of
 * custom fields: nobody knows what they hold.
 */
const sensitive: ReadonlySet<string> = new Set(['offering', 'notes', 'didNotMeetReason']);

export function isSensitiveValue(field: string): boolean {
  return sensitive.has(field) || customIdOf(field) !== null;
}

const others: Readonly<Record<string, string>> = {
  didNotMeet: 'Did not meet',
  didNotMeetReason: 'Why there was no meeting',
  notes: 'Notes',
};

/** What a value of a report is called. */
export function valueLabel(field: string): string {
  const columns = Object.values(reportDefinitions).flatMap((definition) => definition.columns);
  if (customIdOf(field) !== null) return 'Custom field';
  return columns.find((column) => column.field === field)?.name ?? others[field] ?? field;
}
