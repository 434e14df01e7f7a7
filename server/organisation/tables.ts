import type { OwnWord } from '#domain/organisation/own-words.ts';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

/**
 * The profile of an organisation, for those who are signed in to it: one row, under the id of its tenant. Name and
 * time zone stand in `tenant` too, which is read before anybody has signed in: one handler writes both.
 */
export const organisation = pgTable(
  'organisation',
  {
    ...tenantRow,
    name: text().notNull(),
    timeZone: text('time_zone').notNull(),
    email: text(),
    phone: text(),
    website: text(),
    logoId: uuid('logo_id'),
    theme: text().notNull(),
    scheme: text().notNull(),
    layout: text().notNull(),
    teenFrom: integer('teen_from').notNull().default(13),
    adultFrom: integer('adult_from').notNull().default(20),
    /** Only those that differ from the product. */
    connectionWords: jsonb('connection_words').$type<OwnWord[]>().notNull().default([]),
    followUpWords: jsonb('follow_up_words').$type<OwnWord[]>().notNull().default([]),
  },
  (table) => [rowKey(table)],
);
