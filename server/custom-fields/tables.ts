import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomField } from '#domain/custom-fields/entities.ts';

export const customField = pgTable(
  'custom_field',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    register: text().notNull(),
    label: text().notNull(),
    help: text(),
    kind: text().notNull(),
    unit: text(),
    choices: jsonb().$type<CustomField['choices']>().notNull(),
    sort: integer().notNull(),
    status: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('custom_field_register').on(table.tenantId, table.register),
  ],
);
