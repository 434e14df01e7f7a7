import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { wordsKept } from '#domain/people/entities.ts';
import { church } from '../churches/tables.ts';

/** Places of a name's words, from 1. */
export const wordPlaces: readonly number[] = Array.from({ length: wordsKept }, (_, at) => at + 1);

export const person = pgTable(
  'person',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    churchId: uuid('church_id').notNull(),
    accountId: uuid('account_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    photoUrl: text('photo_url'),
    connectionStatus: text('connection_status').notNull(),
    nameWords: text('name_words').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('person_account').on(table.tenantId, table.accountId),
    ...wordPlaces.map((place) =>
      index(`person_word_${place}`).on(
        table.tenantId,
        sql.raw(`(name_words[${place}]) collate "C"`),
      ),
    ),
    foreignKey({
      columns: [table.tenantId, table.churchId],
      foreignColumns: [church.tenantId, church.id],
    }),
  ],
);
