import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Grant } from '#domain/permissions.ts';
import type { AccessScope } from '#domain/protocol.ts';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const tenant = pgTable('tenant', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  timeZone: text('time_zone').notNull(),
});

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenant.id),
    email: text().notNull(),
    name: text().notNull(),
    avatar: text(),
    status: text().notNull().default('online'),
    disabled: boolean().notNull().default(false),
    passwordHash: text('password_hash').notNull(),
    /** When the address was shown to be the person's own: before, nobody signs in. */
    confirmedAt: instant('confirmed_at').defaultNow(),
    /** When they signed up by themselves; null once somebody let them in. */
    askedAt: instant('asked_at'),
    /** Counts the changes of `grants` and `reach`, which follow from role assignments. */
    reachVersion: integer('reach_version').notNull().default(1),
    grants: jsonb().$type<Grant[]>().notNull().default([]),
    reach: jsonb().$type<AccessScope[]>().notNull().default([]),
  },
  (table) => [unique('account_tenant_email').on(table.tenantId, table.email)],
);

/** A role of the organisation's own. */
export const customRole = pgTable(
  'custom_role',
  {
    ...tenantRow,
    name: text().notNull(),
    purpose: text().notNull(),
    permissions: text().array().notNull(),
    /** Each that it ever gave: what was done under one of them, and comes late, waits for an administrator. */
    everPermissions: text('ever_permissions').array().notNull(),
    status: text().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    rowKey(table),
    uniqueIndex('custom_role_name')
      .on(table.tenantId, sql`lower(${table.name})`)
      .where(sql`${table.status} = 'active'`),
  ],
);

export const roleAssignment = pgTable(
  'role_assignment',
  {
    ...tenantRow,
    accountId: uuid('account_id').notNull(),
    role: text().notNull(),
    customRoleId: uuid('custom_role_id'),
    scope: text().notNull(),
    scopeId: uuid('scope_id'),
    /** Last day, in the tenant's time zone. `endDueRoles` sets `endedAt` when it is over. */
    endsOn: date('ends_on', { mode: 'string' }),
    endedAt: instant('ended_at'),
  },
  (table) => [
    rowKey(table),
    foreignKey({
      name: 'role_assignment_custom_role',
      columns: [table.tenantId, table.customRoleId],
      foreignColumns: [customRole.tenantId, customRole.id],
    }),
  ],
);

export const device = pgTable('device', {
  /** The value of the browser's cookie. It authorises a bucket of limits, so no list shows it. */
  id: uuid().primaryKey(),
  /** Names the device in lists and in the audit. */
  shownId: uuid('shown_id').notNull().defaultRandom().unique(),
  label: text().notNull().default(''),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  /** Facts that the browser told of itself last. */
  version: text(),
  storageKept: boolean('storage_kept'),
  unsent: integer(),
  /** Organisation for which it only counts, whoever is signed in there: its registration says so. */
  countingFor: uuid('counting_for'),
});

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    accessHash: text('access_hash').notNull().unique(),
    accessExpiresAt: instant('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull().unique(),
    /** Valid until its successor was used once: an answer may have been lost on the way. */
    previousRefreshHash: text('previous_refresh_hash').unique(),
    /** Of the part that all secrets of a session share: by it a copy of any older one is known. */
    familyHash: text('family_hash').unique(),
    /** Session of the administrator who looks at the app as the account sees it. Without it nothing of this one holds. */
    seenBySession: uuid('seen_by_session'),
    /** `reachVersion` of the administrator and of the account as it began: with another one it is over. */
    seenByVersion: integer('seen_by_version'),
    seenVersion: integer('seen_version'),
  },
  (table) => [
    foreignKey({ columns: [table.accountId], foreignColumns: [account.id] }),
    foreignKey({ columns: [table.deviceId], foreignColumns: [device.id] }),
  ],
);

/** Opens the door for queued items of one account on one device, and nothing else. */
export const submitGrant = pgTable(
  'submit_grant',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => device.id),
    secretHash: text('secret_hash').notNull().unique(),
    /** As good as its successor: the answer that carried that one may have been lost. */
    previousSecretHash: text('previous_secret_hash').unique(),
    /** Ended from elsewhere: what still comes by it is kept for an administrator. */
    endedAt: instant('ended_at'),
    /** After it the grant opens nothing. Each renewal of the session moves it. */
    expiresAt: instant('expires_at')
      .notNull()
      .default(sql`now() + interval '90 days'`),
  },
  (table) => [unique('submit_grant_account_device').on(table.accountId, table.deviceId)],
);

/** A link in a mail: opens one thing, once. */
export const oneTimeToken = pgTable('one_time_token', {
  hash: text().primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id),
  purpose: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Points used up by key, as rate-limiter-flexible keeps them. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** Details that a person gives of themselves, for their own devices: accounts are in no tenant's scopes. */
export const ownStatus = pgTable(
  'own_status',
  {
    ...tenantRow,
    status: text().notNull(),
  },
  (table) => [rowKey(table)],
);

/** The name that somebody chose, for their own devices. */
export const ownName = pgTable(
  'own_name',
  {
    ...tenantRow,
    name: text().notNull(),
  },
  (table) => [rowKey(table)],
);

export const appearance = pgTable(
  'appearance',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** The account's. */
    id: uuid().notNull(),
    scheme: text().notNull(),
    theme: text().notNull(),
    layout: text().notNull(),
    density: text().notNull(),
  },
  (table) => [rowKey(table)],
);
