import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailData, MailTemplate } from './templates.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Mails on their way: written in the transaction that causes them, gone when they have left. */
export const mail = pgTable('mail', {
  id: uuid().primaryKey().defaultRandom(),
  recipient: text().notNull(),
  template: text().$type<MailTemplate>().notNull(),
  data: jsonb().$type<MailData[MailTemplate]>().notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
