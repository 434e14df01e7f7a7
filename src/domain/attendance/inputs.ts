import * as z from 'zod/mini';
import { customValues } from '../custom-fields/custom-values.ts';
import { contributions } from '../tally/contribution.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { choices } from './choices.ts';
import { reportValues } from './entities.ts';

/** Values as somebody says them; those of custom fields are left out by a program from before them. */
const saidValues = z.object({ ...reportValues.shape, custom: customValues });
export type SaidValues = z.infer<typeof saidValues>;

/** Input that the form captures today: form 1. */
export const churchReportInput = z.object({
  date: localDate,
  churchId: uuid,
  groupId: z.nullable(uuid),
  serviceId: uuid,
  ...saidValues.shape,
  /** The doors that were added up for it; a program from before counting together leaves it out. */
  contributions: z.optional(z.nullable(contributions)),
  /** Why a report that was there is changed; a program from before leaves it out. */
  reason: z.optional(z.nullable(line(1, 200))),
  /** The version of this report that the author saw when counting, or null. */
  basedOn: z.nullable(uuid),
});
export type ChurchReportInput = z.infer<typeof churchReportInput>;

export const groupReportInput = z.object({ ...churchReportInput.shape, groupId: uuid });
export type GroupReportInput = z.infer<typeof groupReportInput>;

/** Which report, and the version of it that was seen when somebody decided. */
export const seenReport = {
  id: uuid,
  date: localDate,
  churchId: uuid,
  groupId: z.nullable(uuid),
  serviceId: uuid,
  basedOn: uuid,
};

export const decisionInput = z.object({
  ...seenReport,
  /** The version that waits for the decision. */
  versionId: uuid,
  choice: z.enum(choices),
  /** Values of the report after the decision; with `both`, values of the second report. */
  values: saidValues,
});
export type DecisionInput = z.infer<typeof decisionInput>;

export const voidInput = z.object({ ...seenReport, reason: z.nullable(line(1, 200)) });
export type VoidInput = z.infer<typeof voidInput>;
