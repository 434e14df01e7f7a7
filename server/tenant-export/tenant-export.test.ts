import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage } from '../../tests/support/audit-log.ts';
import { church } from '../../tests/support/members.ts';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import { bearer } from '../../tests/support/api.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { mutationOf, push, reportFor } from '../../tests/support/reports.ts';
import { newTenant, type Person as Account } from '../../tests/support/tenant.ts';
import { until } from '../../tests/support/until.ts';
import { unzippedBytes } from '../../tests/support/zips.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { wholeRow } from '#domain/register/register.ts';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import { must } from '#domain/must.ts';
import { inTenant } from '../database/tenant.ts';
import { recordEffect } from '../sync/record-effect.ts';
import type { AboutExport } from './export-format.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

const ask = (account: Account) => account.ask('POST', '/api/v1/tenant-export', {});
const lastOf = async (account: Account) =>
  (await account.ask('GET', '/api/v1/tenant-export/last')).json();

/** The download before gives its place back a moment after its last byte. */
const askedInTurn = (account: Account) =>
  until(
    async () => {
      const answer = await ask(account);
      return answer.status === 503 ? null : answer;
    },
    { what: 'the place', every: 300 },
  );

async function everythingOf(account: Account): Promise<Map<string, string>> {
  const answer = await askedInTurn(account);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w%-]+\.zip"$/,
  );
  const files = unzippedBytes(Buffer.from(await answer.arrayBuffer()));
  return new Map([...files].map(([name, bytes]) => [name, bytes.toString()]));
}

const aboutOf = (files: ReadonlyMap<string, string>) =>
  JSON.parse(files.get('about.json') ?? '') as AboutExport;

test('issue 13: a System Admin gets everything of their organisation, with tables for people, and nothing of another one', async () => {
  const { tenant, admin } = here;
  const elsewhere = await newTenant(here.server);
  const { kept } = await here.twoPeople({ occupation: 'Nurse' });
  await here.followUp(kept.id, { note: 'Lost her work in May' });
  const files = await everythingOf(admin);
  expect(aboutOf(files)).toMatchObject({ format: 'ibandla-tenant', version: 1 });
  const all = [...files.values()].join('\n');
  expect(all).not.toContain(elsewhere.id);
  expect(all).toContain(tenant.id);
  const people = files.get('tables/people.csv')?.split('\r\n') ?? [];
  expect(people[0]).toMatch(/^\uFEFFId,/);
  expect(people.find((line) => line.startsWith(kept.id))).toContain('Palesa');
  const followUps = files.get('tables/follow-ups.csv') ?? '';
  expect(followUps).toContain('Palesa Motaung');
  expect(followUps).toContain('Lost her work in May');
});

test('issue 13: no hash of a password, of a session or of a grant is in the zip, nor the cookie of a device', async () => {
  const { server, admin, tenant } = here;
  const all = [...(await everythingOf(admin)).values()].join('\n');
  const { rows } = await server.services.pool.query<{ secret: string }>(
    `select unnest(array[a.password_hash, s.access_hash, s.refresh_hash, s.family_hash, s.device_id::text]) as secret
     from account a left join session s on s.account_id = a.id where a.tenant_id = $1`,
    [tenant.id],
  );
  const secrets = rows.map(({ secret }) => secret).filter((secret) => secret !== null);
  expect(secrets.length).toBeGreaterThan(3);
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  expect(all).not.toMatch(/\$argon/);
});

test('issue 13 B24: a cell that a spreadsheet would run is told to be text, and the exact data says what it is', async () => {
  const person = personOf(here.tenant.churches[0], 'Thandi', { occupation: '=1+1' });
  await here.add('person', [person]);
  const files = await everythingOf(here.admin);
  const line = files
    .get('tables/people.csv')
    ?.split('\r\n')
    .find((one) => one.startsWith(person.id));
  expect(line).toContain(",'=1+1,");
  expect(files.get('data/person.jsonl')).toContain('"occupation": "=1+1"');
});

/** A group that met and gave an offering, as a file of headcounts brings it. */
async function importedOfGroup(): Promise<void> {
  const { tenant, server } = here;
  const [churchId] = tenant.churches;
  const when = { churchId, weekdays: [4], startTime: '19:00', status: 'active' };
  const [type, group, service] = [randomUUID(), randomUUID(), randomUUID()];
  const cell = wholeRow(groupTypes, { id: type, name: 'Reporting cell', reportForm: 'group' });
  await here.add('groupType', [cell]);
  const named = { groupTypeId: type, name: 'Orlando West cell' };
  await here.add('group', [{ ...groups.blank, ...when, ...named, id: group }]);
  const meeting = { name: 'Cell meeting', kind: 'cell', sort: 9 };
  await here.add('service', [{ ...when, ...meeting, id: service }]);
  const offering = { minor: 124_005, currency: 'ZAR' };
  const { basedOn: _, ...said } = reportFor(tenant, {
    serviceId: service,
    groupId: group,
    attendance: 9,
    firstTimers: 2,
    offering,
  });
  const by = await tenant.person('Church Admin', church(churchId));
  const rows = [{ ...said, id: randomUUID() }];
  const [taken] = await push(server.app, bearer(by.signedIn), [
    mutationOf({ rows }, { name: 'attendance.import' }),
  ]);
  expect(taken).toMatchObject({ status: 'applied', output: { refused: [] } });
}

test('issue 13 B24: reports stand in tables of their own, with counts, custom fields and names, oldest first', async () => {
  const { server, tenant, admin } = here;
  const usher = await tenant.person('Usher', church(tenant.churches[0]));
  const field = { ...customFields.blank, id: randomUUID(), register: 'churchReports' };
  await here.add('customField', [{ ...field, label: 'Cars', kind: 'number' }]);
  const said = { attendance: 80, notes: '=1+1', custom: { [field.id]: 14 } };
  const report = mutationOf(reportFor(tenant, said));
  const [taken] = await push(server.app, bearer(usher.signedIn), [report]);
  expect(taken).toMatchObject({ status: 'applied' });
  await importedOfGroup();
  const files = await everythingOf(admin);
  const [head = '', line = '', ...more] = must(
    files.get('tables/reports-of-services.csv'),
    'the table of reports',
  ).split('\r\n');
  expect(head).toBe(
    '\uFEFFId,Date,Church,Service,Attendance,Adults,Children,Teens,Males,Females,Did not meet,Reason,Notes,Cars,Reported by,Receipt,Status',
  );
  const { date } = report.args as { date: string };
  expect(line).toMatch(
    new RegExp(`^[\\w-]{36},${date},[^,]+,[^,]+,80,,,,,,No,,'=1\\+1,14,[^,]+,[^,]+,Submitted$`),
  );
  expect(more).toEqual(['']);
  const ofGroups = files.get('tables/reports-of-groups.csv') ?? '';
  expect(ofGroups).toMatch(/,Offering,Currency,/);
  expect(ofGroups).toMatch(/,Orlando West cell,Cell meeting,9,2,,,1240\.05,ZAR,No,,,An import,/);
});

test('issue 13: the audit tells who downloaded everything and when, also to the page', async () => {
  const { server } = here;
  const tenant = await newTenant(server);
  const admin = await tenant.person('System Admin', { kind: 'tenant' });
  expect(await lastOf(admin)).toEqual({ last: null });
  const first = await everythingOf(admin);
  // It is as the organisation was when it began: its own line is not in it.
  expect(first.get('data/audit_entry.jsonl')).not.toContain('tenant.export');
  const { data } = await auditPage(admin, { area: 'exports' });
  expect(data).toMatchObject([{ action: 'tenant.export', title: 'Everything downloaded' }]);
  const line = must(data[0], 'the line');
  expect(await lastOf(admin)).toEqual({
    last: { at: new Date(line.at).toISOString(), byName: line.actor?.name },
  });
});

test('issue 13 B01: only who holds everything over the whole organisation may: the others are refused, and it is written down', async () => {
  const { tenant } = here;
  const scope = church(tenant.churches[0]);
  for (const role of ['Church Admin', 'Pastor', 'Auditor', 'Usher'] as const) {
    const account = await tenant.person(role, scope);
    expect((await ask(account)).status, role).toBe(403);
    expect((await account.ask('GET', '/api/v1/tenant-export/last')).status, role).toBe(403);
  }
  const nobody = await here.server.app.request('/api/v1/tenant-export', { method: 'POST' });
  expect(nobody.status).toBe(401);
  const { data } = await auditPage(here.admin, { area: 'exports', outcome: 'refused' });
  expect(data.map(({ action }) => action)).toContain('tenant.export');
});

test('issue 13: whoever stops reading lets go of the place, and the next one gets everything', async () => {
  const { server } = here;
  const tenant = await newTenant(server);
  const admin = await tenant.person('System Admin', { kind: 'tenant' });
  const people = Array.from({ length: 3000 }, () =>
    personOf(tenant.churches[0], randomUUID(), { occupation: randomUUID().repeat(20) }),
  );
  await inTenant(server.services.pool, tenant.id, (tx) =>
    recordEffect(tx, { output: null, inserts: { person: people } }, null),
  );
  const begun = await askedInTurn(admin);
  expect((await ask(admin)).status).toBe(503);
  await begun.body?.cancel();
  const again = await askedInTurn(admin);
  expect(again.status).toBe(200);
  await again.body?.cancel();
});
