import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { localDate } from '../../values/dates/local-date-schema.ts';
import { uuid } from '../../values/uuid.ts';
import { analyticsAnswer } from './answer.ts';
import { analyticsQuestion } from './question.ts';

/** A device that does not hold every report asks the server. Bounded by the reports that the person sees. */
export const analyseAttendance = defineOperation({
  name: 'attendance.analyse',
  method: 'POST',
  path: '/api/v1/churches/attendance/analytics',
  status: 200,
  input: analyticsQuestion,
  output: z.object({ data: analyticsAnswer }),
  may: 'analytics.view',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'Attendance over time, by church, service, group, age or gender',
});

const ids = z.array(uuid).check(z.maxLength(500));
const sum = z.nullable(z.number());
const sums = {
  year: z.number(),
  /** 1 January to 12 December. */
  month: z.number(),
  churchId: uuid,
  churchName: z.string(),
  totalAttendance: sum,
  totalNewConverts: sum,
  totalFirstTimers: sum,
  totalHolySpirit: sum,
};

/** Rows of the pivot report of groups (product-facts 9.4), those without a report left out. */
export const groupReportGrid = defineOperation({
  name: 'attendance.groupReportGrid',
  method: 'POST',
  path: '/api/v1/groups/attendance-report-grid',
  status: 200,
  input: z.object({
    groupTypeId: z.optional(z.nullable(uuid)),
    /** All that the caller sees where there is none. */
    groupId: z._default(ids, []),
    from: localDate,
    to: localDate,
  }),
  output: z.object({
    data: z.array(
      z.object({
        ...sums,
        groupId: uuid,
        groupName: z.string(),
        /** Cents; null without reports that say it, and for who may not read it. */
        totalOffering: sum,
        currency: z.nullable(z.string()),
      }),
    ),
  }),
  may: 'analytics.view',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'Sums of group reports by church, group, year and month',
});

/** The same of churches. `attendanceTypeIds`: services. */
export const churchReportGrid = defineOperation({
  name: 'attendance.churchReportGrid',
  method: 'POST',
  path: '/api/v1/churches/attendance-report-grid',
  status: 200,
  input: z.object({
    attendanceTypeIds: z._default(ids, []),
    churchGroupId: z.optional(z.nullable(uuid)),
    churchIds: z._default(ids, []),
    from: localDate,
    to: localDate,
  }),
  output: z.object({
    data: z.array(z.object({ ...sums, serviceId: uuid, serviceName: z.string() })),
  }),
  may: 'analytics.view',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'Sums of church reports by church, service, year and month',
});
