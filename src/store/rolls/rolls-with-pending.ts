import { upgradeArgs } from '#domain/operation.ts';
import { type Meeting, roll, type Roll } from '#domain/rolls/entities.ts';
import {
  type FirstTimerInput,
  firstTimerName,
  firstTimerPolicy,
  withFirstTimer,
} from '#domain/rolls/first-timer.ts';
import { type MarkInput, markName, markPolicy } from '#domain/rolls/mark.ts';
import { type Lists, nobodyMarked, withMarks } from '#domain/rolls/marks.ts';
import type { Store } from '../database.ts';
import type { Item } from '../outbox/item.ts';
import { pendingChanges } from '../outbox/with-pending.ts';

/** A roll as the server has it, with what waits on this device. */
export type KnownRoll = Meeting & Lists;

/** The day and the meeting of a roll: each has one. */
function keyOf({ groupId, serviceId, date }: Meeting): string {
  return [groupId, serviceId, date].join(' ');
}

/** Marks that an item of the queue makes. */
function pendingMarks({ id, name, form, args }: Item): { meeting: Meeting; put(of: Lists): Lists } {
  if (name === markName) {
    const input = upgradeArgs(markPolicy, form, args) as MarkInput;
    return { meeting: input, put: (lists) => withMarks(lists, input.marks) };
  }
  const input = upgradeArgs(firstTimerPolicy, form, args) as FirstTimerInput;
  return { meeting: input, put: (lists) => withFirstTimer(lists, input, id) };
}

const policies = { [markName]: markPolicy, [firstTimerName]: firstTimerPolicy };

/** Rolls that the device holds, and those that begin with what waits here. `isAsked`: of which meetings. */
async function withPendingMarks(
  store: Store,
  read: () => Promise<readonly Roll[]>,
  isAsked: (meeting: Meeting) => boolean,
): Promise<KnownRoll[]> {
  // Read before the rows: an item whose effect arrives between the two would be in neither.
  const changes = await pendingChanges(store, { policies, entity: roll.name });
  const known = new Map<string, KnownRoll>();
  for (const row of await read()) known.set(keyOf(row), row);
  for (const { item } of changes) {
    const { meeting, put } = pendingMarks(item);
    if (!isAsked(meeting)) continue;
    const { groupId, churchId, serviceId, date } = meeting;
    const before = known.get(keyOf(meeting)) ?? nobodyMarked;
    known.set(keyOf(meeting), { groupId, churchId, serviceId, date, ...listsOf(put(before)) });
  }
  return [...known.values()];
}

function listsOf({ present, absent, firstTimers, newConverts, receivedHolySpirit }: Lists): Lists {
  return { present, absent, firstTimers, newConverts, receivedHolySpirit };
}

/** The rolls of a group, with what waits on this device, in no order. */
export function rollsOfGroup(store: Store, groupId: string): Promise<KnownRoll[]> {
  return withPendingMarks(
    store,
    () =>
      store.cache.roll.where('[groupId+date]').between([groupId, '0'], [groupId, '9']).toArray(),
    (meeting) => meeting.groupId === groupId,
  );
}

/** The rolls of the groups in which somebody was marked, each whole: that nobody marked them tells something too. */
export async function rollsOfPerson(store: Store, personId: string): Promise<KnownRoll[]> {
  const named = (index: 'present' | 'absent') =>
    store.cache.roll.where(index).equals(personId).toArray();
  const found = [...(await named('present')), ...(await named('absent'))];
  const groups = new Set(found.map(({ groupId }) => groupId));
  const ofGroups = await Promise.all([...groups].map((groupId) => rollsOfGroup(store, groupId)));
  return ofGroups.flat();
}
