import { randomUUID } from 'node:crypto';
import type { Roll } from '../../src/domain/rolls/entities.ts';
import type { FirstTimerInput } from '../../src/domain/rolls/first-timer.ts';
import type { MarkKind, PersonMark } from '../../src/domain/rolls/marks.ts';
import type { MutationResult } from '../../src/domain/protocol.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { groups } from '../../src/domain/groups/groups.ts';
import type { Group } from '../../src/domain/groups/entities.ts';
import { wholeRow } from '../../src/domain/register/register.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import { bearer } from './api.ts';
import { mergingHere } from './merging.ts';
import { personOf } from './people-rows.ts';
import { mutationOf, push, today } from './reports.ts';
import type { Person as Account } from './tenant.ts';

export interface RollCallGroup {
  id: string;
  leader: Account;
  memberIds: string[];
}

/** A tenant whose groups meet and call their rolls. */
export async function rollCallsHere() {
  const here = await mergingHere();
  const { tenant, server } = here;
  const [churchId] = tenant.churches;
  const [groupTypeId, serviceId] = [randomUUID(), randomUUID()];
  const meets = { weekdays: [4], startTime: '19:00' };
  await here.add('groupType', [
    wholeRow(groupTypes, {
      ...groupTypes.blank,
      id: groupTypeId,
      name: 'Cells',
      reportForm: 'group',
    }),
  ]);
  const service = { id: serviceId, churchId, name: 'Cell meeting', kind: 'cell', sort: 9 };
  await here.add('service', [{ ...service, ...meets, status: 'active' }]);

  async function group(names: readonly string[] = [], said: Partial<Group> = {}) {
    const id = randomUUID();
    const row = { ...groups.blank, ...meets, id, churchId, groupTypeId, name: `Cell ${id}` };
    await here.add('group', [wholeRow(groups, { ...row, ...said })]);
    const people = names.map((name) => personOf(churchId, name));
    await here.add('person', people);
    const memberIds = people.map((one) => one.id);
    for (const personId of memberIds) await here.member(id, personId);
    const leader = await tenant.person('Group Leader', { kind: 'group', id });
    return { id, leader, memberIds } satisfies RollCallGroup;
  }

  async function send(
    name: string,
    args: object,
    author: Account,
    id: string = randomUUID(),
  ): Promise<MutationResult> {
    const [result] = await push(server.app, bearer(author.signedIn), [
      mutationOf(args, { name, id }),
    ]);
    if (!result) throw new Error('No result');
    return result;
  }

  let minute = 0;
  /** Each a minute after the one before, a day ago. */
  const said = (personId: string, mark: MarkKind, more: Partial<PersonMark> = {}): PersonMark => ({
    personId,
    mark,
    newConvert: false,
    holySpirit: false,
    at: new Date(Date.now() - 86_400_000 + 60_000 * (minute += 1)).toISOString(),
    ...more,
  });
  const meeting = (groupId: string, weeksAgo = 0) => ({
    groupId,
    churchId,
    serviceId,
    date: addDays(today(), -7 * weeksAgo),
  });
  return {
    ...here,
    group,
    send,
    said,
    meeting,
    mark: (
      { id, leader }: RollCallGroup,
      marks: readonly PersonMark[],
      more: { by?: Account; weeksAgo?: number; id?: string } = {},
    ) =>
      send(
        'rolls.mark',
        { ...meeting(id, more.weeksAgo), marks },
        more.by ?? leader,
        more.id ?? randomUUID(),
      ),
    firstTimer: (groupId: string, change: Partial<FirstTimerInput> = {}): FirstTimerInput => ({
      ...meeting(groupId),
      firstName: 'Palesa',
      lastName: 'Motaung',
      gender: 'Female',
      ageClassification: 'Adult',
      phone: '072 555 0147',
      newConvert: false,
      holySpirit: false,
      joins: true,
      roleKey: 'member',
      agreesTo: '2026-11',
      at: new Date(Date.now() - 3_600_000).toISOString(),
      ...change,
    }),
    async rollsOf(groupId: string): Promise<Roll[]> {
      const found = await here.within((tx) =>
        tx.rows<{ id: string }>('', 'select id from roll where tenant_id = $1 and group_id = $2', [
          tx.tenantId,
          groupId,
        ]),
      );
      const rows = await Promise.all(found.map(({ id }) => here.rowOf('roll', id)));
      return rows as unknown[] as Roll[];
    },
  };
}
export type RollCalls = Awaited<ReturnType<typeof rollCallsHere>>;
