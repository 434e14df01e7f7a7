import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { manyDone, manyLimit, severalOf } from '../../register/many-operations.ts';
import { uuid } from '../../values/uuid.ts';
import { importPolicy, undoImportPolicy } from './import-policies.ts';
import { churchReportInput } from '../inputs.ts';

const { basedOn: _basedOn, ...shape } = churchReportInput.shape;

/** A headcount of the past, under the id of its version. */
export const importedReport = z.object({ id: uuid, ...shape });
export type ImportedReport = z.infer<typeof importedReport>;

/** Each is judged by itself, so that a bad one keeps no other back. */
export const importReports = defineOperation({
  name: 'attendance.import',
  method: 'POST',
  path: '/api/v1/churches/attendance/import',
  status: 202,
  input: z.object({ rows: severalOf(z.looseObject({ id: uuid })) }),
  output: manyDone,
  may: 'report.resolve',
  // Each row says its church, and is refused where its author does not resolve the reports.
  subject: () => ({ kind: 'anywhere' }),
  offline: importPolicy,
  takesMuch: true,
  limit: manyLimit,
  summary: 'Import attendance reports of past services',
});

/** `kept`: ids of those that somebody changed since. What was never imported is in neither list. */
const undone = z.object({ voided: z.array(uuid), kept: z.array(uuid) });

export const undoImport = defineOperation({
  name: 'attendance.undoImport',
  method: 'POST',
  path: '/api/v1/churches/attendance/undo-import',
  status: 202,
  input: z.object({ ids: severalOf(uuid) }),
  output: undone,
  may: 'report.resolve',
  subject: () => ({ kind: 'anywhere' }),
  offline: undoImportPolicy,
  takesMuch: true,
  limit: manyLimit,
  summary: 'Delete the attendance reports that an import made and nobody changed since',
});
