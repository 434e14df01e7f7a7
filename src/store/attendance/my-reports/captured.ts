import type { ChurchReportInput, DecisionInput, VoidInput } from '#domain/attendance/inputs.ts';
import {
  decisionForm,
  groupSubmissionForm,
  submissionForm,
  voidForm,
} from '#domain/attendance/queued-forms.ts';
import { upgradeArgs } from '#domain/operation.ts';
import type { Item } from '../../outbox/item.ts';

/** The report an item carries, whichever form captured it; null for items of other operations. */
export function capturedReport(item: Item): ChurchReportInput | null {
  if (item.name !== submissionForm.name && item.name !== groupSubmissionForm.name) return null;
  // Both forms are the same, up to the group.
  return upgradeArgs(submissionForm, item.form, item.args) as ChurchReportInput;
}

/** A decision about a report that the server has. */
export type CapturedDecision =
  | { kind: 'decide'; input: DecisionInput }
  | { kind: 'void'; input: VoidInput };

export function capturedDecision(item: Item): CapturedDecision | null {
  switch (item.name) {
    case decisionForm.name: {
      const input = upgradeArgs(decisionForm, item.form, item.args) as DecisionInput;
      return { kind: 'decide', input };
    }
    case voidForm.name:
      return { kind: 'void', input: upgradeArgs(voidForm, item.form, item.args) as VoidInput };
    default:
      return null;
  }
}
