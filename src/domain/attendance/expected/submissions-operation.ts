import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { uuid } from '../../values/uuid.ts';
import { periodNames } from './period-names.ts';

const group = z.object({
  id: uuid,
  name: z.string(),
  /** Its leader; null where there is none, and for a caller who may not see its people. */
  leader: z.nullable(z.object({ personId: uuid, personName: z.string() })),
});

const period = z.enum(periodNames);

/** Groups of a church with and without reports in a period (product-facts 9.4), by the rule of the lists of devices. */
export const reportSubmissions = defineOperation({
  name: 'attendance.reportSubmissions',
  method: 'POST',
  path: '/api/v1/groups/report-submissions',
  status: 200,
  input: z.object({ churchId: uuid, periodType: period }),
  output: z.object({ groupsWithReports: z.array(group), groupsWithoutReports: z.array(group) }),
  may: 'report.viewGroup',
  subject: ({ churchId }) => ({ kind: 'church', id: churchId }),
  offline: 'network',
  summary: 'Groups of a church with and without reports in a period',
});
