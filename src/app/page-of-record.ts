import type { RecordKey } from '#domain/record-key.ts';
import { registers } from '#domain/registers.gen.ts';

/** Pages of records of no register. */
const otherPages: Readonly<Record<string, string>> = {
  organisation: '/pages/settings/organisation',
  reportPolicy: '/apps/churches/{id}?tab=policy',
};

/** The address of the page that shows a record; null for one that no page shows. */
export function pageOfRecord(record: RecordKey): string | null {
  const [kind, id = ''] = record.split(':');
  const found = registers.find(({ register }) => register.entity.name === kind);
  const page = found?.register.page ?? otherPages[kind ?? ''];
  return page?.replace('{id}', id) ?? null;
}
