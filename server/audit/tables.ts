import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowKey } from '../database/tenant-rows.ts';

/** What people did, and what they were refused. The server's role only adds rows; it reads them by `audit_log`. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** ISO, as the device said it: its clock may be anything. */
    doneAt: text('done_at'),
    /** Null for whoever operates the server, and for somebody unknown. */
    actorId: uuid('actor_id'),
    /** That allowed it. */
    role: text(),
    /** As lists show it, with what it was called then: devices are forgotten before their lines. */
    deviceId: uuid('device_id'),
    deviceLabel: text('device_label'),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: uuid('entity_id').notNull(),
    /** The church, or the church group, that it was done in; null for the whole organisation. */
    placeId: uuid('place_id'),
    groupId: uuid('group_id'),
    /** Fields before and after, sensitive ones without their values. */
    changes: jsonb(),
    reason: text(),
    outcome: text().notNull().default('done'),
    /** Code of the refusal. */
    error: text(),
    details: jsonb().notNull(),
  },
  (table) => [
    rowKey(table),
    index('audit_entry_at').on(table.tenantId, table.at, table.id),
    index('audit_entry_actor').on(table.tenantId, table.actorId, table.at),
    /** Of the few that were refused, or wait. */
    index('audit_entry_not_done')
      .on(table.tenantId, table.at, table.id)
      .where(sql`outcome <> 'done'`),
    /** Of what is done seldom. Reports, which come by the thousands, do not pay for it. */
    index('audit_entry_action')
      .on(table.tenantId, table.action, table.at)
      .where(sql`entity <> 'attendanceReport'`),
    index('audit_entry_record').on(table.tenantId, table.entityId, table.at),
  ],
);
