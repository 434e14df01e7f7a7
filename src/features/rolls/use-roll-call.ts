import { useRef, useState } from 'react';
import { sameValue } from '#domain/editing.ts';
import { must } from '#domain/must.ts';
import { type Lists, markOf, type PersonMark, withMarks } from '#domain/rolls/marks.ts';
import { markOperation, mostMarks } from '#domain/rolls/mark-operation.ts';
import type { Meeting } from '#domain/rolls/entities.ts';
import { newId } from '#domain/values/new-id.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import type { RollCall } from '#store/rolls/roll-call.ts';
import { keepMarks, rollDraftOf } from '#store/rolls/roll-draft.ts';
import { call } from '../../api/calls/call.ts';
import { useKept } from '../../api/live-queries/use-kept.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { haptics } from '../../ui/haptics.ts';

/** What somebody changes of a mark. */
export type Said = Partial<Omit<PersonMark, 'personId' | 'at'>>;

export interface Calling {
  lists: Lists;
  /** Device clock, ms; 0 where nothing waits to be sent. */
  savedAt: number;
  /** The last mark was not saved; the next one tries again. */
  unsaved: boolean;
  mark(personIds: readonly string[], said: Said): void;
  /** Hands the marks to the queue. Nothing happens where there are none. */
  send(): Promise<void>;
}

/** A tick for each mark, in ms. */
const tick = 10;

async function storeHere(): Promise<Store> {
  return must(await storeOf(databases()), 'a signed-in person');
}

/** Now, or the next moment where the clock stands still or was set back: the newer of two marks must say so. ISO. */
function momentAfter(before: string | undefined): string {
  const least = before === undefined ? 0 : Date.parse(before) + 1;
  return new Date(Math.max(Date.now(), least)).toISOString();
}

function isSaid(lists: Lists, { personId, mark, newConvert, holySpirit }: PersonMark): boolean {
  return sameValue(markOf(lists, personId), { mark, newConvert, holySpirit });
}

/** One submission for all marks; the draft is closed with it, in one transaction. Each can be sent twice. */
async function sendMarks(meeting: Meeting): Promise<void> {
  const draft = await rollDraftOf(await storeHere(), meeting);
  const marks = Object.values(draft?.marks ?? {});
  if (!draft || marks.length === 0) return;
  for (let from = mostMarks; from < marks.length; from += mostMarks) {
    const some = { ...meeting, marks: marks.slice(from, from + mostMarks) };
    await call(markOperation, some, { id: newId() });
  }
  const first = { ...meeting, marks: marks.slice(0, mostMarks) };
  await call(markOperation, first, { id: draft.submissionId });
}

/** The marks of a meeting: what was sent, what is kept here, and what was tapped at this moment. */
export function useRollCall({ meeting, lists: sent }: RollCall): Calling {
  const live = useKept(useLive(rollDraftOf, meeting));
  const draft = live.state === 'ready' ? live.data : null;
  // Shown before the disk has them: a finger does not wait for it.
  const [tapped, setTapped] = useState<Readonly<Record<string, PersonMark>>>({});
  const [unsaved, setUnsaved] = useState(false);
  const keeping = useRef<Promise<void>>(Promise.resolve());
  const kept = draft?.marks ?? {};
  const newer = Object.values(tapped).filter(({ personId, at }) => at > (kept[personId]?.at ?? ''));
  const lists = withMarks(withMarks(sent, Object.values(kept)), newer);
  // Shown until the queue tells of them, so that no mark seems to go when it is sent.
  const isTold = Object.values(tapped).every((one) => isSaid(sent, one));
  if (live.state === 'ready' && draft === null && newer.length > 0 && isTold) setTapped({});

  function mark(personIds: readonly string[], said: Said): void {
    const marks = personIds.map((personId): PersonMark => {
      const at = momentAfter((tapped[personId] ?? kept[personId])?.at);
      const { mark: kind, newConvert, holySpirit } = markOf(lists, personId);
      return { mark: kind, newConvert, holySpirit, ...said, personId, at };
    });
    if (marks.length === 0) return;
    haptics(tick);
    setTapped((before) => ({
      ...before,
      ...Object.fromEntries(marks.map((one) => [one.personId, one])),
    }));
    // After a mark that was not saved, the next one keeps it too.
    const all = unsaved ? [...newer, ...marks] : marks;
    keeping.current = keeping.current
      .then(async () => keepMarks(await storeHere(), meeting, all))
      .then(() => setUnsaved(false))
      .catch(() => setUnsaved(true));
  }

  async function send(): Promise<void> {
    await keeping.current;
    setTapped({ ...kept, ...tapped });
    await sendMarks(meeting);
  }
  return { lists, savedAt: draft?.savedAt ?? 0, unsaved, mark, send };
}
