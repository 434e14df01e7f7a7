import { groupSubmissionForm, submissionForm } from './attendance/queued-forms.ts';
import type { KnownForm } from './operation.ts';

/**
 * Forms whose items a device handles in a way of their own before any definition is loaded: a grant
 * delivers them, or they are about a day. A contract test holds this to the operations.
 */
export const knownForms: ReadonlyMap<string, KnownForm<never>> = new Map(
  [submissionForm, groupSubmissionForm].map((form) => [form.name, form]),
);
