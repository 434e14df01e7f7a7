import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import type { Decision, ReportValues } from '#domain/attendance/entities.ts';
import type { KeptContribution } from '#domain/tally/kept-contributions.ts';
import type { ReportReview } from '#domain/attendance/reviewing/report-review.ts';
import { church, service } from '../churches/tables.ts';
import { group } from '../groups/tables.ts';
import { bytes } from '../database/bytes.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

const values = () => ({
  attendance: integer(),
  adults: integer(),
  children: integer(),
  teens: integer(),
  males: integer(),
  females: integer(),
  firstTimers: integer('first_timers'),
  newConverts: integer('new_converts'),
  receivedHolySpirit: integer('received_holy_spirit'),
  offering: jsonb().$type<NonNullable<ReportValues['offering']>>(),
  didNotMeet: boolean('did_not_meet').notNull(),
  didNotMeetReason: text('did_not_meet_reason'),
  notes: text(),
  custom: jsonb().$type<NonNullable<ReportValues['custom']>>(),
});

/** The group of a report, or the service of a church. Not by `coalesce`: under row security no index is asked by that. */
export const placeOfReport = 'case when group_id is null then service_id else group_id end';

export const attendanceReport = pgTable(
  'attendance_report',
  {
    ...tenantRow,
    kind: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    churchId: uuid('church_id').notNull(),
    groupId: uuid('group_id'),
    serviceId: uuid('service_id').notNull(),
    serviceName: text('service_name').notNull(),
    occurrence: smallint().notNull(),
    ...values(),
    standingVersionId: uuid('standing_version_id').notNull(),
    authorIds: uuid('author_ids').array().notNull(),
    authorNames: text('author_names').array().notNull(),
    openVersions: integer('open_versions').notNull(),
    decision: jsonb().$type<Decision>(),
    status: text().notNull(),
    unusual: boolean().notNull(),
    receiptNumber: text('receipt_number').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
    clockSkewSeconds: integer('clock_skew_seconds'),
    firstReceivedAt: timestamp('first_received_at', { withTimezone: true, mode: 'string' }),
    review: jsonb().$type<ReportReview>(),
    /** When it went into its block, as it is; null as long as it travels as a row. */
    packedAt: timestamp('packed_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    rowKey(table),
    /** The one report of a service on a date. A second one exists only by decision, with the next occurrence. */
    unique('attendance_report_key')
      .on(
        table.tenantId,
        table.churchId,
        table.serviceId,
        table.date,
        table.kind,
        table.groupId,
        table.occurrence,
      )
      .nullsNotDistinct(),
    unique('attendance_report_receipt').on(table.tenantId, table.receiptNumber),
    /** A first sync walks it down. */
    index('attendance_report_date').on(table.tenantId, table.date, table.id),
    /** The first report of each group, or of each service of a church: there may be thousands of them. */
    index('attendance_report_place')
      .on(table.tenantId, sql`(${sql.raw(placeOfReport)})`, table.date)
      .where(sql`status <> 'void'`),
    refersTo(table, table.churchId, church),
    refersTo(table, table.serviceId, service),
    refersTo(table, table.groupId, group),
  ],
);

/** The old reports of a church and a quarter, packed. What is written is made anew from the reports. */
export const attendanceBlock = pgTable(
  'attendance_block',
  {
    ...tenantRow,
    churchId: uuid('church_id').notNull(),
    quarter: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }).notNull(),
    churchReports: integer('church_reports').notNull(),
    groupReports: integer('group_reports').notNull(),
    columns: jsonb().$type<AttendanceBlock['columns']>().notNull(),
    money: jsonb().$type<AttendanceBlock['money']>().notNull(),
    /** Fingerprint of what it was made of. Packed of other fields, it is packed anew. */
    madeOf: text('made_of').notNull(),
  },
  (table) => [
    rowKey(table),
    unique('attendance_block_quarter').on(table.tenantId, table.churchId, table.quarter),
    refersTo(table, table.churchId, church),
  ],
);

/** The numbers of the reports of a service or group in a quarter, packed for analytics (`packed-counts.ts`). */
export const attendanceCounts = pgTable(
  'attendance_counts',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** As in `placeOfReport`. */
    placeId: uuid('place_id').notNull(),
    /** Its first day. */
    quarter: date({ mode: 'string' }).notNull(),
    /** Null since a report of it was written: the reports themselves are read, until it is packed again. */
    packed: bytes(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.placeId, table.quarter] })],
);

export const reportVersion = pgTable(
  'report_version',
  {
    ...tenantRow,
    reportId: uuid('report_id').notNull(),
    /** The report's own: they say which scopes the version is in. */
    churchId: uuid('church_id').notNull(),
    groupId: uuid('group_id'),
    /** Everybody who submitted the report: they see what is to be decided. */
    readerIds: uuid('reader_ids').array().notNull(),
    /** One of those that somebody is to decide between: only then it travels to others than its readers. */
    contested: boolean().notNull(),
    ...values(),
    contributions: jsonb().$type<KeptContribution[]>(),
    reason: text(),
    basedOn: uuid('based_on'),
    authorIds: uuid('author_ids').array().notNull(),
    authorNames: text('author_names').array().notNull(),
    state: text().notNull(),
    capturedAt: text('captured_at').notNull(),
    clockSkewSeconds: integer('clock_skew_seconds'),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    rowKey(table),
    index('report_version_report').on(table.tenantId, table.reportId),
    refersTo(table, table.reportId, attendanceReport),
  ],
);

/** Of each missing report one at most: nobody is reminded twice. */
export const reportReminder = pgTable(
  'report_reminder',
  {
    ...tenantRow,
    churchId: uuid('church_id').notNull(),
    groupId: uuid('group_id'),
    serviceId: uuid('service_id'),
    date: date({ mode: 'string' }).notNull(),
    byName: text('by_name'),
    remindedAt: timestamp('reminded_at', { withTimezone: true, mode: 'string' }).notNull(),
    told: integer().notNull(),
  },
  (table) => [
    rowKey(table),
    unique('report_reminder_key')
      .on(table.tenantId, table.churchId, table.serviceId, table.groupId, table.date)
      .nullsNotDistinct(),
    refersTo(table, table.churchId, church),
    refersTo(table, table.serviceId, service),
    refersTo(table, table.groupId, group),
  ],
);

/** A mutation that waits for a church administrator to accept or refuse it, as it came. */
export const heldMutation = pgTable(
  'held_mutation',
  {
    ...tenantRow,
    accountId: uuid('account_id').notNull(),
    authorName: text('author_name').notNull(),
    churchId: uuid('church_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    date: date({ mode: 'string' }).notNull(),
    count: integer(),
    name: text().notNull(),
    form: bigint({ mode: 'number' }).notNull(),
    args: jsonb().notNull(),
    capturedAt: text('captured_at').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' })
      .notNull()
      .defaultNow(),
    status: text().notNull().default('waiting'),
    decidedByName: text('decided_by_name'),
    decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'string' }),
    reason: text(),
  },
  (table) => [rowKey(table)],
);
