import { randomUUID } from 'node:crypto';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant, type TenantTransaction } from '../../server/database/tenant.ts';
import { selectList, tableName } from '../../server/entity-store.ts';
import { storeNamed } from '../../server/entity-stores.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { families } from '../../src/domain/families/families.ts';
import { familyMembers } from '../../src/domain/families/family-members.ts';
import type { FamilyMember } from '../../src/domain/families/entities.ts';
import type { FollowUp } from '../../src/domain/follow-ups/entities.ts';
import { followUps } from '../../src/domain/follow-ups/follow-ups.ts';
import type { GroupMembership } from '../../src/domain/groups/entities.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { groups } from '../../src/domain/groups/groups.ts';
import { memberships } from '../../src/domain/groups/memberships.ts';
import { must } from '../../src/domain/must.ts';
import type { Person } from '../../src/domain/people/entities.ts';
import { people } from '../../src/domain/people/people.ts';
import {
  type AnyRow,
  editableFields,
  type Register,
  rowOf as readRow,
  wholeRow,
} from '../../src/domain/register/register.ts';
import { bearer } from './api.ts';
import { personOf } from './people-rows.ts';
import { mutationOf, push } from './reports.ts';
import { newTenant, type Person as Account, type TestTenant } from './tenant.ts';
import { testServer } from './test-server.ts';

export interface Sent {
  id: string;
  status: string;
  problem?: { code: string; message: string; fields?: object };
}

/** What a merge would be sent with, as the page shows the two. */
export function mergeInput(kept: Person, lost: Person, said: object = {}) {
  const shown = editableFields(people as Register);
  return {
    id: kept.id,
    churchId: kept.churchId,
    otherId: lost.id,
    otherChurchId: lost.churchId,
    edits: {},
    seen: Object.fromEntries(shown.map((field) => [field, Reflect.get(lost, field) as unknown])),
    ...said,
  };
}

/** A tenant in which people are merged, and an administrator of all of it. */
export async function mergingHere() {
  const server: RunningServer = await testServer();
  const tenant: TestTenant = await newTenant(server);
  const admin = await tenant.person('System Admin', { kind: 'tenant' });
  const [churchId] = tenant.churches;
  const within = <Answer>(work: (tx: TenantTransaction) => Promise<Answer>) =>
    inTenant(server.services.pool, tenant.id, work);
  const add = (t: string, rows: readonly object[]) =>
    within((tx) => recordEffect(tx, { output: null, inserts: { [t]: rows } }, null));

  async function send(name: string, args: object, author: Account = admin): Promise<Sent> {
    const item = mutationOf(args, { name, id: randomUUID() });
    const [result] = await push(server.app, bearer(author.signedIn), [item]);
    return result as Sent;
  }

  async function twoPeople(
    ofKept: Partial<Person> = {},
    ofLost: Partial<Person> = {},
  ): Promise<{ kept: Person; lost: Person }> {
    const kept = personOf(churchId, 'Palesa Motaung', ofKept);
    const lost = personOf(churchId, 'Palesa Motaung', ofLost);
    await add('person', [kept, lost]);
    return { kept, lost };
  }

  async function oneMore<Row extends { id: string }>(
    register: Pick<Register<Row>, 'blank' | 'settled' | 'entity'>,
    said: Partial<Row>,
  ): Promise<string> {
    const row = wholeRow(register, { ...register.blank, id: randomUUID(), ...said } as Row);
    await add(register.entity.name, [row]);
    return row.id;
  }

  const rowOf = async (t: string, id: string): Promise<AnyRow | undefined> => {
    const store = storeNamed(t);
    const [row] = await within((tx) =>
      tx.rows<AnyRow>(
        '',
        `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1 and id = $2`,
        [tx.tenantId, id],
      ),
    );
    return row;
  };

  /** The row as the server keeps it now. */
  const personNow = async (id: string): Promise<Person> =>
    readRow(people, must(await rowOf('person', id), 'the person'));

  return {
    server,
    tenant,
    admin,
    within,
    add,
    send,
    twoPeople,
    rowOf,
    personNow,
    merge: (kept: Person, lost: Person, said: object = {}, author: Account = admin) =>
      send('people.merge', mergeInput(kept, lost, said), author),
    undo: (kept: Pick<Person, 'id' | 'churchId'>, mergeId: string, author: Account = admin) =>
      send('people.undoMerge', { id: kept.id, churchId: kept.churchId, mergeId }, author),
    async group(): Promise<string> {
      const groupTypeId = await oneMore(groupTypes, { name: `Type ${randomUUID()}` });
      return oneMore(groups, { churchId, groupTypeId, name: `Cell ${randomUUID()}` });
    },
    member: (groupId: string, personId: string, said: Partial<GroupMembership> = {}) =>
      oneMore(memberships, { groupId, churchId, personId, joinedOn: '2025-01-15', ...said }),
    family: () => oneMore(families, { churchId, name: 'Dube' }),
    familyMember: (familyId: string, personId: string, said: Partial<FamilyMember> = {}) =>
      oneMore(familyMembers, { familyId, churchId, personId, ...said }),
    followUp: (personId: string, said: Partial<FollowUp> = {}) =>
      oneMore(followUps, { personId, churchId, assignedDate: '2026-11-10', ...said }),
    leads: (personId: string) =>
      within((tx) =>
        tx.rows('', 'update church set leader_person_id = $3 where tenant_id = $1 and id = $2', [
          tx.tenantId,
          churchId,
          personId,
        ]),
      ),
    async pulledBy(account: Account, cursor?: string) {
      const from = cursor === undefined ? '' : `&cursor=${cursor}`;
      const answer = await account.ask('GET', `/api/v1/sync?limit=2000${from}`);
      const page = (await answer.json()) as {
        cursor: string;
        changes: { id: string; gone?: true }[];
      };
      const idsOf = (gone: boolean) =>
        new Set(page.changes.flatMap((one) => ((one.gone === true) === gone ? [one.id] : [])));
      return { cursor: page.cursor, ids: idsOf(false), gone: idsOf(true) };
    },
  };
}
export type Merging = Awaited<ReturnType<typeof mergingHere>>;
