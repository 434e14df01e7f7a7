import { type Both, mergedPerson, type Side, staysOf } from '#domain/duplicates/merge-fields.ts';
import { mergeOperation } from '#domain/duplicates/merge-operation.ts';
import { undoMergeOperation } from '#domain/duplicates/undo-merge-operation.ts';
import { editsBetween } from '#domain/editing.ts';
import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { type AnyRow, editableFields, type Register } from '#domain/register/register.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { discarded } from '../../../register/save-row.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../ui/snackbar/offer-undo.ts';

const fields = editableFields(people as Register);

/** Makes two people of one again: the merge itself is taken away where no server can have heard of it. */
export async function undoMerge(
  kept: Pick<Person, 'id' | 'churchId'>,
  mergeId: string,
): Promise<void> {
  if (await discarded(mergeId)) return;
  const { id, churchId } = kept;
  await call(undoMergeOperation, { id, churchId, mergeId }, { id: newId() });
}

/** Makes one person of two records, and offers to take it back. Answers who stays. */
export async function saveMerge(
  both: Both,
  chosen: Readonly<Record<string, Side>>,
): Promise<Person> {
  const stays = staysOf(both);
  const [kept, lost] = [both[stays], both[stays === 0 ? 1 : 0]];
  const after = mergedPerson(both, chosen);
  const edits = editsBetween<AnyRow, string>({ ...kept }, { ...after }, fields);
  const seen = Object.fromEntries(
    fields.map((field) => [field, Reflect.get(lost, field) as unknown]),
  );
  const mergeId = newId();
  const { id, churchId } = kept;
  const input = { id, churchId, otherId: lost.id, otherChurchId: lost.churchId, edits, seen };
  await call(mergeOperation, input as never, { id: mergeId });
  offerUndo(`${nameOf(after)} is one person now`, () => {
    void attempt(undoMerge(after, mergeId));
  });
  return after;
}
