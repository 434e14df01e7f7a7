import { afterAll, beforeAll, expect, test } from 'vitest';
import { church } from '../../tests/support/members.ts';
import { type RollCalls, rollCallsHere } from '../../tests/support/roll-calls.ts';
import type { Person as Account } from '../../tests/support/tenant.ts';

let here: RollCalls;
let people: Record<'pastor' | 'auditor' | 'usher' | 'communications' | 'elsewhere', Account>;
beforeAll(async () => {
  here = await rollCallsHere();
  const [churchId, other] = here.tenant.churches;
  people = {
    pastor: await here.tenant.person('Pastor', church(churchId)),
    auditor: await here.tenant.person('Auditor', { kind: 'tenant' }),
    usher: await here.tenant.person('Usher', church(churchId)),
    communications: await here.tenant.person('Communications', church(churchId)),
    elsewhere: await here.tenant.person('Church Admin', church(other)),
  };
});
afterAll(() => here.server.close());

/** Which of them a first sync brings the roll to. */
async function toldOf(rollId: string, leader: Account): Promise<string[]> {
  const told: string[] = [];
  for (const [name, account] of Object.entries({ ...people, leader })) {
    const { ids } = await here.pulledBy(account);
    if (ids.has(rollId)) told.push(name);
  }
  return told.toSorted();
}

async function calledRoll(said: object = {}) {
  const group = await here.group(['Naledi Mokoena'], said);
  const [naledi = ''] = group.memberIds;
  await here.mark(group, [here.said(naledi, 'present')], { by: here.admin });
  const [roll] = await here.rollsOf(group.id);
  return { group, rollId: String(roll?.id), naledi };
}

test('issue 14 B02: a roll travels to those who see the people of its group, and to nobody else', async () => {
  const { group, rollId } = await calledRoll();
  expect(await toldOf(rollId, group.leader)).toEqual(['auditor', 'leader', 'pastor']);
});

test('issue 14 B02: a roll of a confidential group travels to its leader and to the few who oversee such groups', async () => {
  const { group, rollId } = await calledRoll({ confidential: true });
  expect(await toldOf(rollId, group.leader)).toEqual(['leader', 'pastor']);
});

test('issue 14 B02: a roll follows its group that becomes confidential', async () => {
  const { group, rollId } = await calledRoll();
  const { cursor, ids } = await here.pulledBy(people.auditor);
  expect(ids).toContain(rollId);
  const edits = { confidential: { was: false, shallBe: true } };
  const [churchId] = here.tenant.churches;
  const edited = await here.send('groups.edit', { id: group.id, churchId, edits }, here.admin);
  expect(edited).toMatchObject({ status: 'applied' });
  expect((await here.pulledBy(people.auditor, cursor)).gone).toContain(rollId);
  expect(await toldOf(rollId, group.leader)).toEqual(['leader', 'pastor']);
});

test('issue 14 B09: times of marks stay on the server', async () => {
  const { group } = await calledRoll();
  const answer = await group.leader.ask('GET', '/api/v1/sync?limit=2000');
  const page = (await answer.json()) as { changes: { t: string; d?: object }[] };
  const roll = page.changes.find(({ t }) => t === 'roll')?.d;
  expect(roll).toHaveProperty('present');
  expect(roll).not.toHaveProperty('times');
});
