import * as z from 'zod/mini';
import { defineOperation, submissionLimit } from '../operation.ts';
import type { Subject } from '../permissions.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { uuid } from '../values/uuid.ts';
import { reportKinds } from './definitions.ts';
import { attendanceReport, reportValues, reportVersion } from './entities.ts';
import { decisionPolicy, voidPolicy } from './decision.ts';
import { churchReportInput, decisionInput, groupReportInput, voidInput } from './inputs.ts';
import { decisionForm, groupSubmissionForm, submissionForm, voidForm } from './queued-forms.ts';
import { groupSubmissionPolicy, submissionPolicy } from './submission.ts';

export const submitOutcome = z.object({
  outcome: z.enum(['standing', 'merged', 'competing']),
  reportId: uuid,
  versionId: uuid,
  /** Short, unique in the tenant, with a check character; read aloud as proof. */
  receiptNumber: z.string(),
});
export type SubmitOutcome = z.infer<typeof submitOutcome>;

export const submitChurchReport = defineOperation({
  name: submissionForm.name,
  method: 'POST',
  path: '/api/v1/churches/submit-attendance',
  status: 202,
  input: churchReportInput,
  output: submitOutcome,
  may: 'report.submitChurch',
  subject: (input) => ({ kind: 'church', id: input.churchId }),
  offline: submissionPolicy,
  limit: submissionLimit,
  summary: 'Submit the attendance report of a service',
});

export const submitGroupReport = defineOperation({
  name: groupSubmissionForm.name,
  method: 'POST',
  path: '/api/v1/groups/{groupId}/attendance',
  status: 202,
  input: groupReportInput,
  output: submitOutcome,
  may: 'report.submitGroup',
  subject: ({ groupId, churchId }) => ({ kind: 'group', id: groupId, churchId }),
  offline: groupSubmissionPolicy,
  limit: submissionLimit,
  summary: 'Submit the attendance report of a group',
});

export const decisionOutcome = z.object({
  reportId: uuid,
  /** The report that the other version became, where both are valid. */
  secondReportId: z.nullable(uuid),
  receiptNumber: z.string(),
});
export type DecisionOutcome = z.infer<typeof decisionOutcome>;

/** Owner of a report: its group where it has one, else its church. */
export function subjectOf({
  churchId,
  groupId,
}: {
  churchId: string;
  groupId: string | null;
}): Subject {
  if (groupId === null) return { kind: 'church', id: churchId };
  return { kind: 'group', id: groupId, churchId };
}

/** By an author of the report, or by who may resolve every report of the scope. */
export const decideReport = defineOperation({
  name: decisionForm.name,
  method: 'POST',
  path: '/api/v1/churches/attendance/{id}/decide',
  status: 202,
  input: decisionInput,
  output: decisionOutcome,
  may: 'report.resolveOwn',
  subject: subjectOf,
  offline: decisionPolicy,
  summary: 'Decide between two reports for one service',
});

/** By its author, or with a reason by who may resolve every report of the scope. */
export const voidReport = defineOperation({
  name: voidForm.name,
  method: 'POST',
  path: '/api/v1/churches/attendance/{id}/void',
  status: 202,
  input: voidInput,
  output: z.object({ reportId: uuid, receiptNumber: z.string() }),
  may: 'report.resolveOwn',
  subject: subjectOf,
  offline: voidPolicy,
  summary: 'Delete a report that was sent; it is kept in the history',
});

/** Money is no part of the answer to whoever may not read it. */
const shownMoney = { offering: z.optional(reportValues.shape.offering) };
const shownReport = z.object({ ...attendanceReport.schema.shape, ...shownMoney });
const shownVersion = z.object({ ...reportVersion.schema.shape, ...shownMoney });

const sortable = z.enum(['date', 'attendance', 'receivedAt']);

/** Bounded by the person's access scopes: an usher finds their own reports, an administrator their churches'. */
export const browseReports = defineOperation({
  name: 'attendance.browse',
  method: 'POST',
  path: '/api/v1/churches/attendance/browse',
  status: 200,
  input: z.object({
    kind: z.optional(z.enum(reportKinds)),
    churchId: z.optional(uuid),
    churchGroupId: z.optional(uuid),
    serviceId: z.optional(uuid),
    from: z.optional(localDate),
    to: z.optional(localDate),
    page: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    results: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(500)), 10),
    orderBy: z._default(sortable, 'date'),
    sortOrder: z._default(z.enum(['ascending', 'descending']), 'descending'),
  }),
  output: z.object({
    data: z.array(shownReport),
    currentPage: z.number(),
    resultsPerPage: z.number(),
    totalPages: z.number(),
    totalResults: z.number(),
  }),
  may: 'report.viewOwn',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'Search attendance reports',
});

export const getReport = defineOperation({
  name: 'attendance.get',
  method: 'GET',
  path: '/api/v1/churches/attendance/{id}',
  status: 200,
  input: z.object({ id: uuid }),
  output: z.object({
    data: z.object({
      report: shownReport,
      versions: z.array(shownVersion),
      /** Of its submissions, the oldest first; an older server names none. */
      pictures: z.optional(z.array(z.object({ id: uuid, versionId: uuid }))),
    }),
  }),
  may: 'report.viewOwn',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'cache',
  summary: 'One attendance report with its versions',
});
