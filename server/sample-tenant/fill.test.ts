import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { shownCount } from '#domain/attendance/shown-count.ts';
import { type Candidate, likelyPairs } from '#domain/duplicates/likely-pairs.ts';
import { isReceiptNumber } from '#domain/values/receipt-number.ts';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { openPool } from '../database/pools.ts';
import { inTenant } from '../database/tenant.ts';
import { listSampleAccounts } from './accounts.ts';
import { fillSampleTenants } from './fill.ts';
import { fixedId } from './fixed-seed.ts';
import { must } from '#domain/must.ts';

const now = new Date('2026-11-21T10:00:00Z');
const graceValley = fixedId('tenant/grace-valley');
let pool: pg.Pool;

beforeAll(async () => {
  pool = openPool(databaseUrls().app, 2);
  await fillSampleTenants(pool, now);
});
afterAll(() => pool.end());

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  return inTenant(pool, graceValley, (tx) => tx.rows<Row>(`sample ${sql.length}`, sql, []));
}

test('two years of four services a week, months of two or three cells a church, and a church that was planted a year ago', async () => {
  const [counts] = await ask(
    `select (select count(*) from church) as churches, (select count(*) from service) as services,
       (select count(*) from attendance_report) as reports,
       (select count(*) from report_version) as versions`,
  );
  expect(counts).toEqual({
    churches: 12,
    services: 48 + 12,
    reports: 5250,
    // Two reports have two.
    versions: 5252,
  });
});

test('this week’s services are left for the ushers who are listed, and reported in other churches', async () => {
  const last = await ask<{ name: string; date: string }>(
    `select church.name, max(date) as date from attendance_report
       join church on church.id = church_id where kind = 'church' group by church.name`,
  );
  const lastOf = new Map(last.map(({ name, date }) => [name, date]));
  for (const open of ['Soweto', 'Tshwane', 'Khayelitsha']) {
    expect(lastOf.get(open)).toBe('2026-11-13');
  }
  expect(lastOf.get('Alexandra')).toBe('2026-11-20');
});

test('no administrator has reported a service, and this week has its stories', async () => {
  const [authors] = await ask<{ people: number; byNomsa: number }>(
    `select count(distinct author_names[1]) as people,
       count(*) filter (where author_names[1] = 'Nomsa Zulu' and kind = 'church') as "byNomsa"
     from attendance_report`,
  );
  expect(Number(authors?.people)).toBeGreaterThan(20);
  expect(Number(authors?.byNomsa)).toBe(0);
  const stories = await ask<{ story: string }>(
    `select did_not_meet_reason as story from attendance_report where did_not_meet_reason = 'Water outage'
     union all select 'unusual' from attendance_report where unusual
     union all select 'conflict' from attendance_report where open_versions > 0`,
  );
  // Which comes first is the database's own business.
  expect(stories.map(({ story }) => story).toSorted()).toEqual([
    'Water outage',
    'conflict',
    'conflict',
    'unusual',
  ]);
});

test('issue 10.30: the start page counts what the newest report of its church says', async () => {
  const [newest] = await ask<object>(
    `select attendance, adults, teens, children from attendance_report r
     join church c on c.id = r.church_id where c.name = '${shownCount.church}'
       and r.service_name = '${shownCount.service}' order by r.date desc limit 1`,
  );
  const { attendance, adults, teens, children } = shownCount;
  expect(newest).toEqual({ attendance, adults, teens, children });
});

test('the sign-in page lists no more people than a newcomer can choose from', () => {
  expect(listSampleAccounts()).toHaveLength(12);
});

test('what was counted adds up, and every receipt number has its check letter', async () => {
  const reports = await ask<{ receipt: string; adds: boolean }>(
    `select receipt_number as receipt, did_not_meet or (adults + children + teens = attendance
       and males + females = attendance) as adds from attendance_report where kind = 'church'`,
  );
  expect(reports.filter(({ adds }) => !adds)).toEqual([]);
  expect(reports.filter(({ receipt }) => !isReceiptNumber(receipt))).toEqual([]);
});

test('every row is in a scope, church groups in those of their churches', async () => {
  const scopes = await ask<{ t: string; rows: number }>(
    'select t, count(distinct id) as rows from change where not gone group by t order by t',
  );
  expect(Object.fromEntries(scopes.map(({ t, rows }) => [t, rows]))).toEqual({
    attendanceBlock: 92,
    attendanceReport: 5250,
    chat: 24,
    chatMessage: 54,
    chatReading: 48,
    church: 12,
    churchGroup: 3,
    colleague: 15,
    consent: 410,
    customField: 3,
    family: 48,
    familyMember: 133,
    followUp: 38,
    group: 42,
    groupMembership: 311,
    groupType: 6,
    heldReport: 1,
    lifeEvent: 252,
    notification: 21,
    organisation: 1,
    pastoralNote: 12,
    person: 431,
    pickupPerson: 5,
    reportPolicy: 12,
    reportVersion: 5252,
    roll: 197,
    safetyNote: 18,
    savedList: 4,
    service: 60,
    shortcut: 24,
    userMessage: 20,
  });
});

test('filling again, a week later, changes nothing', async () => {
  const before = await ask('select v, epoch from tenant_seq');
  await fillSampleTenants(pool, new Date('2026-11-28T10:00:00Z'));
  expect(await ask('select v, epoch from tenant_seq')).toEqual(before);
});

function inChurches(churches: number, facets: string[]): string[] {
  return facets.flatMap((facet) => Array.from({ length: churches }, () => facet));
}

test('the access scopes of an usher are the churches they count in and their own reports, of an administrator all', async () => {
  const { rows } = await pool.query<{ email: string; reach: { scope: string; view: string }[] }>(
    'select email, reach from account where tenant_id = $1',
    [graceValley],
  );
  const facetsOf = (email: string) =>
    must(
      rows.find((row) => row.email === email),
      email,
    )
      .reach.map(({ scope, view }) => `${scope.replace(/:[^/]*/, '')} ${view}`)
      .toSorted();
  const whole = [
    'confidential',
    'counting',
    'deciding',
    'followups',
    'groups',
    'members',
    'people',
    'pickup',
    'reports',
  ].map((facet) => `church/${facet} full`);
  const shared = ['counting', 'followups', 'groups', 'members', 'people', 'pickup'].map(
    (facet) => `church/${facet} full`,
  );
  const own = ['user full', 'user/chat full', 'user/reports overseeing'];
  expect(facetsOf('thabo@grace-valley.example')).toEqual([
    // The two, and what people share about churches.
    ...inChurches(3, ['church/counting full']),
    ...own,
  ]);
  const ofHerChurchGroup = inChurches(1, ['church/counting full']);
  expect(facetsOf('naledi@grace-valley.example')).toEqual(
    [...ofHerChurchGroup, ...inChurches(6, whole), ...shared, 'tenant full', ...own].toSorted(),
  );
  const ofChurchGroups = inChurches(3, ['church/counting full']);
  expect(facetsOf('nomsa@grace-valley.example')).toEqual(
    [
      ...ofChurchGroups,
      ...inChurches(12, whole),
      // Notes about people, and the lists of such notes that others share.
      ...inChurches(13, ['church/pastoral full', 'church/safety full']),
      ...shared,
      'tenant full',
      ...own,
    ].toSorted(),
  );
});

test('issue 13: newcomers meet follow-ups that are due today, that are overdue, and that are done', async () => {
  const rows = await ask<{ name: string; due: number; done: boolean }>(
    `select account.name, f.action_date - date '2026-11-21' as due, f.status = 'done' as done
     from follow_up f join person p on p.id = f.assigned_to join account on account.id = p.account_id order by due`,
  );
  const open = rows.filter(({ done }) => !done);
  expect(open).toHaveLength(20);
  for (const name of ['Nomsa Zulu', 'Naledi Mokoena', 'Zinhle Khumalo', 'Priya Naidoo']) {
    expect(open.filter((one) => one.name === name).length, name).toBeGreaterThan(1);
  }
  expect(new Set(open.map(({ due }) => Math.sign(due)))).toEqual(new Set([-1, 0, 1]));
  expect(rows.length).toBeGreaterThan(open.length);
});

test('issue 13: newcomers meet somebody who is here twice, and who may not fetch a child', async () => {
  const people = await ask<Candidate>(
    `select id, first_name as "firstName", last_name as "lastName", nick_name as "nickName", birth_date as "birthDate",
       phone_numbers as "phoneNumbers", email_addresses as "emailAddresses" from person`,
  );
  const [pair, ...others] = await likelyPairs(people, new Set());
  expect(others).toEqual([]);
  expect(pair?.why).toBe('birthday');
  const entries = await ask<{ family: string; standing: string; isOfTheList: boolean }>(
    `select family_id as family, standing, person_id is not null as "isOfTheList" from pickup_person`,
  );
  expect(new Set(entries.map(({ family }) => family)).size).toBe(3);
  expect(entries.filter(({ standing }) => standing === 'notAuthorised')).toHaveLength(1);
  expect(entries.filter(({ isOfTheList }) => isOfTheList)).toHaveLength(2);
});

test('whoever signs in is known as a person of their church', async () => {
  const found = await ask<{ name: string; known: string }>(
    `select account.name, first_name || ' ' || last_name as known from account
     left join person on person.account_id = account.id where account.tenant_id = '${graceValley}'`,
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ name, known }) => name !== known)).toEqual([]);
});

test('most families of one of the two have an elder, somebody older of their church', async () => {
  const hopeCity = fixedId('tenant/hope-city');
  const families = await inTenant(pool, hopeCity, (tx) =>
    tx.rows<{ named: boolean; isHere: boolean }>(
      'elders of the sample',
      `select f.custom is not null as named, p.church_id = f.church_id as "isHere" from family f
       left join custom_field c on c.register = 'families' and c.kind = 'person'
       left join person p on p.id::text = f.custom ->> c.id::text`,
      [],
    ),
  );
  const named = families.filter((one) => one.named);
  expect(named.length).toBeGreaterThan(families.length / 2);
  expect(named.length).toBeLessThan(families.length);
  expect(named.every(({ isHere }) => isHere)).toBe(true);
});
