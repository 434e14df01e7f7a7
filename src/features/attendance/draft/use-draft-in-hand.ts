import { useEffect, useState } from 'react';
import { databases, storeOf } from '#store/database.ts';
import type { DraftContext, ReportDraft } from '#store/attendance/draft.ts';
import { draftInHand } from '#store/attendance/my-reports/draft-in-hand.ts';
import { knownAhead } from '../../../api/calls/asked-ahead.ts';

/** Report that this person was counting when the form opened; null for none, undefined until the store has answered. */
export function useDraftInHand(form: DraftContext['form']): ReportDraft | null | undefined {
  const [found, setFound] = useState(() => knownAhead(draftInHand, form)?.data);
  const isAsked = found === undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const take = (draft: ReportDraft | null) => {
      if (!isOver) setFound(draft);
    };
    const ask = async () => {
      const store = await storeOf(databases());
      return store ? draftInHand(store, form) : null;
    };
    // A store that cannot be read is told by the other questions of the form.
    ask().then(take, () => take(null));
    return () => {
      isOver = true;
    };
  }, [form, isAsked]);
  return found;
}
