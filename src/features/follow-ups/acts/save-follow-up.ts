import { Failure } from '#domain/errors.ts';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { followUpErrors } from '#domain/follow-ups/rules.ts';
import { rowEdits, saveEdits } from '../../../register/save-row.ts';
import { followUpView } from '../list/follow-up-view.tsx';

/** Saves a changed follow-up and offers to take it back. Throws the sentences of the fields that are wrong. */
export async function saveFollowUp(row: FollowUp, changed: Partial<FollowUp>): Promise<void> {
  const after = { ...row, ...changed };
  const fields = followUpErrors(after);
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw new Failure('validation', problem, { fields });
  const sayIt = await saveEdits(followUpView, row, rowEdits(followUpView, row, after));
  sayIt();
}
