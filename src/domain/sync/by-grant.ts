import { groupSubmissionForm, submissionForm } from '../attendance/queued-forms.ts';

/**
 * Names of the operations whose items a submit grant delivers: submissions of reports. Everything else
 * waits for its author to sign in. Named here, since a device asks it in its first load, which has no
 * definitions.
 */
export const deliveredByGrant: ReadonlySet<string> = new Set([
  submissionForm.name,
  groupSubmissionForm.name,
]);
