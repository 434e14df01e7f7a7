import type { Meeting } from '#domain/rolls/entities.ts';
import type { PersonMark } from '#domain/rolls/marks.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Store } from '../database.ts';
import type { Draft } from '../drafts/draft.ts';
import { withReopen } from '../reopen.ts';

/** Marks that were made here and not sent: a whole roll call is one submission, however often somebody taps. */
export interface RollDraft extends Draft, Meeting {
  kind: 'roll';
  /** Person -> the newest mark. */
  marks: Record<string, PersonMark>;
}

function keyOf(accountId: string, { groupId, serviceId, date }: Meeting): string {
  return [accountId, 'roll', groupId, serviceId, date].join('|');
}

/** The marks of a meeting that wait here to be sent; null for none. */
export async function rollDraftOf(
  { vault, profile }: Store,
  meeting: Meeting,
): Promise<RollDraft | null> {
  const kept = await vault.drafts.get(keyOf(profile.id, meeting));
  return kept?.kind === 'roll' ? (kept as RollDraft) : null;
}

/** Keeps marks at once, beside those of before: two tabs may call one roll. */
export function keepMarks(
  store: Store,
  { groupId, churchId, serviceId, date }: Meeting,
  marks: readonly PersonMark[],
  now: number = Date.now(),
): Promise<void> {
  const { vault, profile } = store;
  const meeting = { groupId, churchId, serviceId, date };
  return withReopen(vault, () =>
    vault.transaction('rw', vault.drafts, async () => {
      const kept = await rollDraftOf(store, meeting);
      const draft: RollDraft = kept ?? {
        ...meeting,
        kind: 'roll',
        key: keyOf(profile.id, meeting),
        accountId: profile.id,
        basedOn: null,
        submissionId: newId(),
        savedAt: 0,
        marks: {},
      };
      const said = Object.fromEntries(marks.map((mark) => [mark.personId, mark]));
      await vault.drafts.put({
        ...draft,
        marks: { ...draft.marks, ...said },
        savedAt: now,
      } as Draft);
    }),
  );
}
