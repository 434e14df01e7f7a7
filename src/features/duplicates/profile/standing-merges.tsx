import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';
import {
  listMergesOperation,
  type StandingMerge,
} from '#domain/duplicates/list-merges-operation.ts';
import type { Person } from '#domain/people/entities.ts';
import { dateWithYear, dateInZone } from '#domain/values/dates/local-date.ts';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { snackbars, submitted } from '../../../ui/snackbar/snackbars.ts';
import { undoMerge } from '../merge/save-merge.ts';
import * as css from './standing-merges.css.ts';

/** '26 December 2026', where the device is. */
function dayOf(instant: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return dateWithYear(dateInZone(new Date(instant), timeZone));
}

/** From the server: without it there is nothing to take back. */
async function mergesOf(id: string): Promise<StandingMerge[]> {
  try {
    const answer = await call(listMergesOperation, { id });
    return answer.answeredBy === 'device' ? [] : answer.output.data;
  } catch {
    return [];
  }
}

/** The merges of a person that can be taken back, and how to let go of one. */
function useMerges(id: string): [StandingMerge[], (mergeId: string) => void] {
  const [merges, setMerges] = useState<StandingMerge[]>([]);
  useEffect(() => {
    let left = false;
    void mergesOf(id).then((found) => left || setMerges(found));
    return () => {
      left = true;
    };
  }, [id]);
  return [merges, (mergeId) => setMerges(merges.filter((one) => one.id !== mergeId))];
}

/** Above the history of a person: the last merge, as long as it can be taken back. */
export function StandingMerges({ person }: { person: Person }) {
  const [merges, forget] = useMerges(person.id);
  const [busy, setBusy] = useState(false);
  const [last] = merges;
  if (!last) return null;
  const undo = async () => {
    setBusy(true);
    if (await attempt(undoMerge(person, last.id))) {
      forget(last.id);
      snackbars.show({ ...submitted, text: 'The merge is undone as soon as the server has it' });
    }
    setBusy(false);
  };
  return (
    <Card>
      <div className={css.merge}>
        <p>
          {last.byName} merged this person with another record of {last.otherName} on{' '}
          {dayOf(last.at)}. You can undo it until {dayOf(last.until)}.
        </p>
        <Button icon={Undo2} size="touch" busy={busy && 'Undoing…'} onClick={() => void undo()}>
          Undo the merge
        </Button>
      </div>
    </Card>
  );
}
