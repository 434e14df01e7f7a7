import { consents } from '#domain/care/consents.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { type MemberRole, plainRole } from '#domain/groups/member-roles.ts';
import { must } from '#domain/must.ts';
import { people } from '#domain/people/people.ts';
import { type AnyRow, begunRow, type Register } from '#domain/register/register.ts';
import { roll } from '#domain/rolls/entities.ts';
import {
  type FirstTimerInput,
  newMembershipOf,
  newPersonOf,
  withFirstTimer,
} from '#domain/rolls/first-timer.ts';
import { firstTimerOperation } from '#domain/rolls/first-timer-operation.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { command } from '../handler.ts';
import { auditedRow } from '../register/audited-row.ts';
import { noteEvents } from '../register/row-events.ts';
import { judgeMeeting } from './judge-meeting.ts';
import { begun, changedBy, rollOf, type StoredRoll } from './stored-roll.ts';
import { timeOfMark } from './time-of-mark.ts';

/** Days after which somebody who came for the first time has waited too long to be called. */
const daysToCall = 3;

/** Somebody who leads the group, the longest first; null in a group that nobody leads. */
async function leaderOf(
  tx: TenantTransaction,
  groupId: string,
  roles: readonly MemberRole[],
): Promise<string | null> {
  const leading = roles.flatMap(({ key, isLeader }) => (isLeader ? [key] : []));
  const [found] = await tx.rows<{ personId: string }>(
    'leader of group',
    `select m.person_id as "personId" from group_membership m
     where m.tenant_id = $1 and m.group_id = $2 and m.status = 'active' and m.role_key = any($3)
     order by m.joined_on, m.id limit 1`,
    [tx.tenantId, groupId, leading],
  );
  return found?.personId ?? null;
}

async function nameOfGroup(tx: TenantTransaction, groupId: string): Promise<string> {
  const [found] = await tx.rows<{ name: string }>(
    'name of group',
    'select name from groups where tenant_id = $1 and id = $2',
    [tx.tenantId, groupId],
  );
  return must(found, 'the group').name;
}

/** A row of a register under the id of the submission. */
function rowOf<Row extends { id: string }>(
  register: Register<Row>,
  said: Partial<Row> & { id: string },
): AnyRow {
  return { ...begunRow(register, { ...register.blank, ...said } as Row) };
}

interface Around {
  id: string;
  /** yyyy-MM-dd in the church. */
  today: string;
  roles: readonly MemberRole[];
  leaderId: string | null;
  group: string;
}

/** Entity -> the register and the new row, each after those that it names. */
function newRows(input: FirstTimerInput, around: Around): [Register, AnyRow][] {
  const { id, today, roles, leaderId, group } = around;
  const { churchId, agreesTo, date, newConvert } = input;
  const about = { id, personId: id, churchId };
  const roleKey = roles.some(({ key }) => key === input.roleKey) ? input.roleKey : plainRole(roles);
  const called = rowOf(followUps, {
    ...about,
    type: newConvert ? 'New Convert' : 'General Well Being',
    assignedTo: leaderId,
    assignedDate: today,
    actionDate: addDays(today, daysToCall),
    note: `First visit: ${group}, ${date}`,
  });
  const rows: [Register, AnyRow][] = [
    [people as Register, rowOf(people, newPersonOf(input, id))],
    [memberships as Register, rowOf(memberships, newMembershipOf({ ...input, roleKey }, id))],
    [followUps as Register, called],
  ];
  if (agreesTo === null) return rows;
  const said = { purpose: 'messages', how: 'spoken', textVersion: agreesTo, saidOn: date } as const;
  return [...rows, [consents as Register, rowOf(consents, { ...about, ...said })]];
}

/** The roll with the new person, who was there. */
function marked(
  before: StoredRoll,
  input: FirstTimerInput,
  { id, at }: { id: string; at: string },
): StoredRoll {
  const times = { ...before.times, [id]: at };
  return { ...withFirstTimer(before, input, id), times };
}

async function noteAll(
  tx: TenantTransaction,
  caller: Caller,
  at: Date,
  rows: readonly [Register, AnyRow][],
): Promise<void> {
  for (const [{ entity }, { id }] of rows) {
    await noteEvents(tx, caller, { t: entity.name, at, what: 'created' }, [
      { rowId: id, changes: [] },
    ]);
  }
}

/** Adds somebody who came for the first time, with everything that follows from it: all of it is written, or nothing is. */
export const firstTimerHandler = command(
  firstTimerOperation,
  async (tx, caller, input, submission) => {
    const { id, now } = submission;
    const { today, roles } = await judgeMeeting(tx, input, now);
    const leaderId = await leaderOf(tx, input.groupId, roles);
    const group = await nameOfGroup(tx, input.groupId);
    const rows = newRows(input, { id, today, roles, leaderId, group });
    await noteAll(tx, caller, now, rows);
    const found = await rollOf(tx, input);
    const at = timeOfMark(input.at, submission);
    const after = changedBy(
      marked(begun(found, input, submission), input, { id, at }),
      caller,
      now,
    );
    const made = Object.fromEntries(rows.map(([{ entity }, row]) => [entity.name, [row]]));
    const ofRoll = { [roll.name]: [after] };
    return {
      output: { personId: id, rollId: after.id },
      inserts: found ? made : { ...made, ...ofRoll },
      ...(found && { replaces: ofRoll }),
      audit: rows.map(([register, row]) => auditedRow(register, { row, before: null })),
    };
  },
);
