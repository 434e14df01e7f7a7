import { integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const chat = pgTable(
  'chat',
  {
    ...tenantRow,
    memberIds: uuid('member_ids').array().notNull(),
    lastNumber: integer('last_number').notNull(),
    lastMessageAt: instant('last_message_at'),
  },
  (table) => [
    rowKey(table),
    /** One chat for each pair, whoever opens it first. */
    unique('chat_members').on(table.tenantId, table.memberIds),
  ],
);

/** Copied from the accounts, which are in no tenant's scopes. */
export const colleague = pgTable(
  'colleague',
  {
    ...tenantRow,
    name: text().notNull(),
    avatar: text(),
  },
  (table) => [rowKey(table)],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    ...tenantRow,
    chatId: uuid('chat_id').notNull(),
    authorId: uuid('author_id').notNull(),
    number: integer().notNull(),
    value: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    rowKey(table),
    unique('chat_message_number').on(table.tenantId, table.chatId, table.number),
    refersTo(table, table.chatId, chat),
  ],
);

export const chatReading = pgTable(
  'chat_reading',
  {
    ...tenantRow,
    chatId: uuid('chat_id').notNull(),
    accountId: uuid('account_id').notNull(),
    upTo: integer('up_to').notNull(),
  },
  (table) => [
    rowKey(table),
    unique('chat_reading_member').on(table.tenantId, table.chatId, table.accountId),
    refersTo(table, table.chatId, chat),
  ],
);
