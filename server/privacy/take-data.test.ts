import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage, linesAbout } from '../../tests/support/audit-log.ts';
import { church } from '../../tests/support/members.ts';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import { rowsAbout } from '../../tests/support/rows-about.ts';
import type { Person as Account } from '../../tests/support/tenant.ts';
import type { Person } from '#domain/people/entities.ts';
import type { PersonData } from '#domain/privacy/take-data-operation.ts';
import { capitalised } from '#domain/capitalised.ts';
import { inNoFile } from './data-of-person.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

const ask = (account: Account, { id, churchId }: Pick<Person, 'id' | 'churchId'>) =>
  account.ask('POST', `/api/v1/people/${id}/data`, { churchId });

async function dataOf(person: Pick<Person, 'id' | 'churchId'>, account: Account = here.admin) {
  const answer = await ask(account, person);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PersonData;
}

const section = ({ sections }: PersonData, title: string) =>
  sections.find((one) => one.title === title)?.records;

test('issue 13: everything about a person is in their file, of each kind of record that can be about one', async () => {
  const { kept } = await here.twoPeople({ occupation: 'Nurse' });
  const made = await rowsAbout(here, kept, 'Marula');
  const found = await dataOf(kept);
  expect(found).toMatchObject({ name: 'Palesa Motaung', leftOut: [] });
  expect(section(found, 'Record')).toEqual([
    expect.arrayContaining([
      { label: 'First name', value: 'Palesa' },
      { label: 'Occupation', value: 'Nurse' },
    ]),
  ]);
  expect(made.length).toBeGreaterThan(6);
  for (const { naming, row } of made) {
    const { name, words } = naming.register;
    const records = section(found, capitalised(words.many));
    if (name in inNoFile) expect(records, name).toBeUndefined();
    else expect(records, name).toHaveLength(1);
    const hasWord = JSON.stringify(row).includes('Marula') && !(name in inNoFile);
    expect(JSON.stringify(records ?? null).includes('Marula'), name).toBe(hasWord);
  }
});

test('issue 13: of records about others in which somebody is named, the file says how many there are and nothing of what they say', async () => {
  const { kept, lost } = await here.twoPeople();
  await here.followUp(lost.id, { assignedTo: kept.id, note: 'Lost her work in May' });
  const found = await dataOf(kept);
  expect(section(found, 'Named in other records')).toEqual([
    [{ label: 'Follow-ups: Assigned to', value: '1' }],
  ]);
  expect(JSON.stringify(found)).not.toContain('Lost her work');
});

test('issue 13: the account, its roles and its devices are in the file, and no secret', async () => {
  const usher = await here.tenant.person('Usher', church(here.tenant.churches[0]));
  const { kept } = await here.twoPeople({ accountId: usher.id });
  const found = await dataOf(kept);
  expect(section(found, 'Sign-in account')).toEqual([
    expect.arrayContaining([{ label: 'E-mail', value: usher.email }]),
  ]);
  expect(section(found, 'Roles')).toEqual([
    expect.arrayContaining([{ label: 'Role', value: 'Usher' }]),
  ]);
  expect(section(found, 'Devices')).toHaveLength(1);
  expect(JSON.stringify(found)).not.toMatch(/hash|\$argon|secret/i);
  expect(JSON.stringify(found)).not.toContain(usher.deviceId);
});

test('issue 13: what was changed of a record is in the file, before and after', async () => {
  const { kept } = await here.twoPeople();
  const { id, churchId } = kept;
  const edits = { occupation: { was: null, shallBe: 'Teacher' } };
  await here.send('people.edit', { id, churchId, edits });
  expect(section(await dataOf(kept), 'Changes of the record')).toEqual([
    expect.arrayContaining([{ label: 'Occupation', value: 'nothing → Teacher' }]),
  ]);
});

test('issue 13 B01: a Church Admin gets no confidential notes into the file, and reads that this kind is left out, whether there are any or not', async () => {
  const office = await here.tenant.person('Church Admin', church(here.tenant.churches[0]));
  const { kept, lost } = await here.twoPeople();
  await rowsAbout(here, kept, 'Marula');
  const [noted, plain] = [await dataOf(kept, office), await dataOf(lost, office)];
  expect(noted.leftOut).toEqual(plain.leftOut);
  expect(noted.leftOut).toEqual(['Confidential notes', 'Safety notes']);
  expect(JSON.stringify(noted)).not.toContain('Marula in pastoralNotes');
  expect(JSON.stringify(noted)).not.toContain('Marula in safetyNotes');
  expect(JSON.stringify(noted)).toContain('Marula in followUps');
});

test('issue 13: the audit tells who took the data of whom, and nothing of what it says', async () => {
  const { kept } = await here.twoPeople({ occupation: 'Nurse' });
  await dataOf(kept);
  const [line] = await linesAbout(here.admin, kept.id);
  expect(line).toMatchObject({
    action: 'people.takeData',
    title: 'Data of a person taken out',
    about: 'Palesa Motaung',
  });
  expect(JSON.stringify(line)).not.toContain('Nurse');
  const { data } = await auditPage(here.admin, { area: 'exports' });
  expect(data.map(({ id }) => id)).toContain(line?.id);
});

test('issue 13 B06: who looks after another church, and who may not take data out, finds nobody', async () => {
  const [first, second] = here.tenant.churches;
  const { kept } = await here.twoPeople();
  const beside = await here.tenant.person('Church Admin', church(second));
  expect((await ask(beside, kept)).status).toBe(404);
  expect((await ask(beside, { id: kept.id, churchId: second })).status).toBe(404);
  const pastor = await here.tenant.person('Pastor', church(first));
  expect((await ask(pastor, kept)).status).toBe(403);
  expect((await ask(here.admin, { id: randomUUID(), churchId: first })).status).toBe(404);
  const outcomes = (await linesAbout(here.admin, kept.id)).map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['refused']));
});
