import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { localDate } from '../../values/dates/local-date-schema.ts';
import { uuid } from '../../values/uuid.ts';
import { reportReminder } from './report-reminder.ts';

/** More than a church has in a week. */
export const mostReminded = 500;

const due = z.object({
  /** Of a service null. */
  groupId: z.nullable(uuid),
  /** Of a group null. */
  serviceId: z.nullable(uuid),
  date: localDate,
});

/** Sent at once or not at all: a reminder that waits on a device would come when the report is long in. */
export const remindMissing = defineOperation({
  name: 'attendance.remind',
  method: 'POST',
  path: '/api/v1/churches/{churchId}/attendance/remind',
  status: 202,
  input: z.object({
    churchId: uuid,
    reports: z.array(due).check(z.minLength(1), z.maxLength(mostReminded)),
  }),
  output: z.object({
    /** Reminders of the reports that are missing, those of before too. */
    reminded: z.array(reportReminder.schema),
    /** Reports that are in by now, or not due. */
    notMissing: z.number(),
    /** Missing reports that nobody with an account would send. */
    nobody: z.number(),
  }),
  may: 'report.verify',
  subject: ({ churchId }) => ({ kind: 'church', id: churchId }),
  offline: 'network',
  limit: { points: 60, seconds: 60 },
  summary: 'Remind the people who send reports of missing ones, once of each',
});
