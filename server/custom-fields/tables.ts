import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

export const customField = pgTable(
  'custom_field',
  {
    ...tenantRow,
    register: text().notNull(),
    label: text().notNull(),
    help: text(),
    kind: text().notNull(),
    unit: text(),
    choices: jsonb().$type<CustomField['choices']>().notNull(),
    sort: integer().notNull(),
    status: text().notNull(),
  },
  (table) => [rowKey(table), index('custom_field_register').on(table.tenantId, table.register)],
);
