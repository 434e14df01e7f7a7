// Made of the manifests by `npm run features`: change a feature.ts instead.
import { submissionForm, groupSubmissionForm } from './attendance/queued-forms.ts';
import type { KnownForm } from './operation.ts';

/** By the name of the operation. */
export const knownForms: ReadonlyMap<string, KnownForm<never>> = new Map(
  [submissionForm, groupSubmissionForm].map((form) => [form.name, form]),
);
