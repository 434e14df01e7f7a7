import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { church } from '../churches/tables.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const storeLoss = pgTable(
  'store_loss',
  {
    ...tenantRow,
    accountId: uuid('account_id').notNull(),
    accountName: text('account_name').notNull(),
    lastSeenAt: text('last_seen_at').notNull(),
    reportedAt: instant('reported_at').notNull(),
    unsentDates: text('unsent_dates').array().notNull(),
    /** Churches that the person counted for: they say which scopes the loss is in. */
    churchIds: uuid('church_ids').array().notNull(),
  },
  (table) => [rowKey(table)],
);

/** A device that an administrator registered. */
export const registeredDevice = pgTable(
  'registered_device',
  {
    ...tenantRow,
    name: text().notNull(),
    churchId: uuid('church_id').notNull(),
    severalUshers: boolean('several_ushers').notNull(),
    lockAfter: integer('lock_after'),
    countingOnly: boolean('counting_only').notNull().default(false),
    /** Shown id of the browser that entered the code: what its cookie says is in no table of an organisation. */
    deviceId: uuid('device_id'),
    registeredBy: uuid('registered_by').notNull(),
    claimedAt: instant('claimed_at'),
    revokedAt: instant('revoked_at'),
    /** Of it and a person comes the key that opens their rows on this device. Never leaves the server. */
    rowSecret: text('row_secret')
      .notNull()
      .default(sql`gen_random_uuid()::text || gen_random_uuid()`),
  },
  (table) => [
    rowKey(table),
    unique('registered_device_browser').on(table.tenantId, table.deviceId),
    refersTo(table, table.churchId, church),
  ],
);

/** A code that registers a browser, once. */
export const deviceCode = pgTable('device_code', {
  hash: text().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  registrationId: uuid('registration_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
