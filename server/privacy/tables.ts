import { pgTable } from 'drizzle-orm/pg-core';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

/**
 * Ids of records that were erased, and of those about them. A rule of the database takes the values out of the audit's
 * lines about each that is added here: the server's role itself can change no line.
 */
export const erasedRecord = pgTable(
  'erased_record',
  {
    ...tenantRow,
  },
  (table) => [rowKey(table)],
);
