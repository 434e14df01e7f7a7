import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Changes of rights, sign-ins and failed attempts. The server's role only adds rows. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** Null for whoever operates the server, and for somebody unknown. */
    actorId: uuid('actor_id'),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: uuid('entity_id').notNull(),
    details: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
