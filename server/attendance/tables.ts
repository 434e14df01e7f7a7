import {
  boolean,
  date,
  foreignKey,
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
import type { Decision, ReportValues } from '#domain/attendance/entities.ts';
import { church, group, service } from '../churches/tables.ts';

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
});

export const attendanceReport = pgTable(
  'attendance_report',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
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
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
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
    foreignKey({
      columns: [table.tenantId, table.churchId],
      foreignColumns: [church.tenantId, church.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.serviceId],
      foreignColumns: [service.tenantId, service.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.groupId],
      foreignColumns: [group.tenantId, group.id],
    }),
  ],
);

export const reportVersion = pgTable(
  'report_version',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    reportId: uuid('report_id').notNull(),
    /** The report's own: they say which slices the version is in. */
    churchId: uuid('church_id').notNull(),
    groupId: uuid('group_id'),
    /** Everybody who submitted the report: they see what is to be decided. */
    readerIds: uuid('reader_ids').array().notNull(),
    ...values(),
    basedOn: uuid('based_on'),
    authorIds: uuid('author_ids').array().notNull(),
    authorNames: text('author_names').array().notNull(),
    state: text().notNull(),
    capturedAt: text('captured_at').notNull(),
    clockSkewSeconds: integer('clock_skew_seconds'),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('report_version_report').on(table.tenantId, table.reportId),
    foreignKey({
      columns: [table.tenantId, table.reportId],
      foreignColumns: [attendanceReport.tenantId, attendanceReport.id],
    }),
  ],
);
