import {
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const chat = pgTable(
  'chat',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    memberIds: uuid('member_ids').array().notNull(),
    lastNumber: integer('last_number').notNull(),
    lastMessageAt: instant('last_message_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    /** One chat for each pair, whoever opens it first. */
    unique('chat_members').on(table.tenantId, table.memberIds),
  ],
);

/** Copied from the accounts, which are in no tenant's scopes. */
export const colleague = pgTable(
  'colleague',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    avatar: text(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    chatId: uuid('chat_id').notNull(),
    authorId: uuid('author_id').notNull(),
    number: integer().notNull(),
    value: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('chat_message_number').on(table.tenantId, table.chatId, table.number),
    foreignKey({
      columns: [table.tenantId, table.chatId],
      foreignColumns: [chat.tenantId, chat.id],
    }),
  ],
);

export const chatReading = pgTable(
  'chat_reading',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    chatId: uuid('chat_id').notNull(),
    accountId: uuid('account_id').notNull(),
    upTo: integer('up_to').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('chat_reading_member').on(table.tenantId, table.chatId, table.accountId),
    foreignKey({
      columns: [table.tenantId, table.chatId],
      foreignColumns: [chat.tenantId, chat.id],
    }),
  ],
);
