import type { RecordKey } from '#domain/record-key.ts';
import { registers } from '#domain/registers.gen.ts';

/** The address of the page that shows a record; null for one of no register. */
export function pageOfRecord(record: RecordKey): string | null {
  const [kind, id = ''] = record.split(':');
  const found = registers.find(({ register }) => register.entity.name === kind);
  return found?.register.page.replace('{id}', id) ?? null;
}
