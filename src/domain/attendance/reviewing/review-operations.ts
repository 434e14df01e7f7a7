import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { uuid } from '../../values/uuid.ts';
import { subjectOf } from '../operations.ts';
import { returnInput, seenInput } from './review-inputs.ts';
import { returnPolicy, reviewForms, undoReviewPolicy, verifyPolicy } from './review-policies.ts';

const reviewed = {
  method: 'POST',
  status: 202,
  output: z.object({ reportId: uuid }),
  may: 'report.verify',
  subject: subjectOf,
} as const;

export const verifyReport = defineOperation({
  ...reviewed,
  name: reviewForms.verify,
  path: '/api/v1/churches/attendance/{id}/verify',
  input: seenInput,
  offline: verifyPolicy,
  summary: 'Say that a report is right; it is locked from then on',
});

/** A report that was verified is open again by this. */
export const returnReport = defineOperation({
  ...reviewed,
  name: reviewForms.return,
  path: '/api/v1/churches/attendance/{id}/return',
  input: returnInput,
  offline: returnPolicy,
  summary: 'Return a report to the people who counted, with a note of what to check',
});

export const undoReview = defineOperation({
  ...reviewed,
  name: reviewForms.undo,
  path: '/api/v1/churches/attendance/{id}/undo-review',
  input: seenInput,
  offline: undoReviewPolicy,
  summary: 'Take back that a report was verified, or returned',
});
