import { may } from '#domain/permissions.ts';
import { person } from '#domain/people/entities.ts';
import { markOperation } from '#domain/rolls/mark-operation.ts';
import type { MarkInput } from '#domain/rolls/mark.ts';
import { type PersonMark, withNewerMarks } from '#domain/rolls/marks.ts';
import { roll } from '#domain/rolls/entities.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { command } from '../handler.ts';
import { idsMeant } from '../register/aliases.ts';
import { judgeMeeting } from './judge-meeting.ts';
import { begun, changedBy, rollOf } from './stored-roll.ts';
import { timeOfMark } from './time-of-mark.ts';

/**
 * Those of these people whom the caller may mark in the group: who is in it or was, who came to it, and the church's for who sees those. Nobody of
 * them becomes another one before the transaction ends. Everybody else reads like somebody who never was.
 */
async function markable(
  tx: TenantTransaction,
  { grants }: Caller,
  { groupId, churchId }: MarkInput,
  ids: readonly string[],
): Promise<Set<string>> {
  const seesChurch = may(grants, 'person.view', { kind: 'church', id: churchId });
  const found = await tx.rows<{ id: string }>(
    'people to mark',
    `select p.id from person p
     where p.tenant_id = $1 and p.id = any($2) and p.erased_on is null and (
       ($4 and p.church_id = $5)
       or exists (select 1 from group_membership m
         where m.tenant_id = $1 and m.person_id = p.id and m.group_id = $3)
       or exists (select 1 from roll r
         where r.tenant_id = $1 and r.group_id = $3 and r.present || r.first_timers @> array[p.id]))
     order by p.id for share of p`,
    [tx.tenantId, ids, groupId, seesChurch, churchId],
  );
  return new Set(found.map(({ id }) => id));
}

/** Id as it was said -> the record that it is today. */
async function idsToday(
  tx: TenantTransaction,
  marks: readonly PersonMark[],
): Promise<(personId: string) => string> {
  const ids = marks.map(({ personId }) => personId);
  const meant = await idsMeant(tx, person.name, ids);
  return (personId) => meant.get(personId) ?? personId;
}

/** Marks people in the roll of a meeting, which begins with the first mark. Newer marks of others stay. */
export const markHandler = command(markOperation, async (tx, caller, input, submission) => {
  const { now } = submission;
  await judgeMeeting(tx, input, now);
  const today = await idsToday(tx, input.marks);
  const ids = input.marks.map(({ personId }) => personId);
  const known = await markable(tx, caller, input, ids.map(today));
  const unknown = ids.filter((id) => !known.has(today(id)));
  const found = await rollOf(tx, input);
  const before = begun(found, input, submission);
  const newer = input.marks.flatMap(({ personId, at, ...mark }) =>
    known.has(today(personId))
      ? [{ ...mark, personId: today(personId), at: timeOfMark(at, submission) }]
      : [],
  );
  const marked = withNewerMarks(before, newer);
  if (marked === before) return { output: { rollId: found?.id ?? null, unknown } };
  const rows = { [roll.name]: [changedBy(marked, caller, now)] };
  const audit = [{ entity: roll.name, entityId: marked.id, details: { marks: newer.length } }];
  const output = { rollId: marked.id, unknown };
  return found ? { output, replaces: rows, audit } : { output, inserts: rows, audit };
});
