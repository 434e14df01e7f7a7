import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SavedList } from '#domain/saved/saved-list.ts';
import type { ListQuestion } from '#domain/saved/list-question.ts';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' }).notNull();

export const savedList = pgTable(
  'saved_list',
  {
    ...tenantRow,
    register: text().notNull(),
    name: text().notNull(),
    question: jsonb().$type<ListQuestion>().notNull(),
    shared: boolean().notNull(),
    accountId: uuid('account_id').notNull(),
    ownerName: text('owner_name').notNull(),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (table) => [
    rowKey(table),
    index('saved_list_account').on(table.tenantId, table.accountId, table.register),
  ],
);

/** Lists that an administrator deleted of somebody else: until they are purged, that can be taken back. */
export const removedList = pgTable(
  'removed_list',
  {
    ...tenantRow,
    row: jsonb().$type<SavedList>().notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [rowKey(table)],
);
