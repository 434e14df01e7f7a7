import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { auditPage } from '../../tests/support/audit-log.ts';
import { addMember, wholeTenant } from '../../tests/support/members.ts';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import { picture } from '../../tests/support/pictures.ts';
import { mutationOf, push, reportFor } from '../../tests/support/reports.ts';
import { type Person as Account, signInAs } from '../../tests/support/tenant.ts';
import { until } from '../../tests/support/until.ts';
import { rezipped, unzippedBytes } from '../../tests/support/zips.ts';
import type { ImportState, ImportStateNamed } from '#domain/tenant-import/import-state.ts';
import type { AboutExport } from '../tenant-export/export-format.ts';

const path = '/api/v1/tenant-import';

let here: Merging;
/** The zip of an organisation with people, a note, a photo and a second account. */
let zip: Buffer;
beforeAll(async () => {
  here = await mergingHere();
  const { admin, server, tenant } = here;
  const { kept } = await here.twoPeople({ occupation: 'Nurse' });
  await here.followUp(kept.id, { note: 'Lost her work in May' });
  const usher = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  const [report] = await push(server.app, bearer(usher.signedIn), [mutationOf(reportFor(tenant))]);
  expect(report).toMatchObject({ status: 'applied' });
  const photo = await server.app.request('/api/v1/userdetails/current-user/photo', {
    method: 'PUT',
    headers: bearer(admin.signedIn),
    body: picture('photo.png'),
  });
  expect(photo.status).toBe(202);
  zip = await exported(admin);
});
afterAll(() => here.server.close());

async function exported(account: Account): Promise<Buffer> {
  const answer = await account.ask('POST', '/api/v1/tenant-export', {});
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const aboutOf = (file: Buffer) =>
  JSON.parse(String(unzippedBytes(file).get('about.json'))) as AboutExport;

/** A new organisation with one System Admin, who has this address. */
async function newHost(email = here.admin.email): Promise<Account & { tenantId: string }> {
  const { pool } = here.server.services;
  const tenantId = randomUUID();
  const name = `New ${tenantId}`;
  await pool.query('insert into tenant values ($1, $2, $3, $4)', [tenantId, name, tenantId, 'UTC']);
  const client = await pool.connect();
  await client.query(`begin; set local app.tenant to '${tenantId}'`);
  await client.query('insert into tenant_seq (tenant_id, epoch) values ($1, $2)', [
    tenantId,
    randomUUID(),
  ]);
  await client.query('commit');
  client.release();
  const member = await addMember(pool, tenantId, 'System Admin', wholeTenant);
  await pool.query('update account set email = $2 where id = $1', [member.id, email]);
  const { app } = here.server;
  return {
    ...member,
    email,
    tenantId,
    ask: async (method, to, body) =>
      app.request(to, {
        method,
        headers: bearer(member.signedIn),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

async function send(account: Account, file: Buffer) {
  const answer = await here.server.app.request(path, {
    method: 'POST',
    headers: { ...bearer(account.signedIn), 'content-type': 'application/zip' },
    body: new Uint8Array(file),
  });
  const body = (await answer.json()) as ImportState & { error?: { message: string } };
  const words = body.error?.message ?? ('problem' in body ? body.problem : '');
  return { status: answer.status, body, words };
}

const stateOf = async (account: Account) =>
  (await (await account.ask('GET', path)).json()) as ImportState;

async function broughtIn(account: Account, file: Buffer): Promise<ImportState> {
  const { body } = await send(account, file);
  if (body.state !== 'checked') throw new Error(JSON.stringify(body));
  const begun = await account.ask('POST', `${path}/run`, { sha256: body.file.sha256 });
  expect(await begun.json()).toMatchObject({ state: 'running' });
  return until(
    async () => {
      const state = await stateOf(account);
      return state.state === 'running' ? null : state;
    },
    { what: 'the end of the import', every: 200 },
  );
}

const tables = ({ files }: AboutExport) => files.filter(({ name }) => name.startsWith('tables/'));
/** The audit goes on while the others stand still. */
const stays = ({ name }: { name: string }) => !name.includes('audit');

/** The zip with other files in it, and a list that says what they are where it can. */
function changed(files: Record<string, Buffer>, about: Partial<AboutExport> = {}): Buffer {
  const all = unzippedBytes(zip);
  const said = { ...aboutOf(zip), ...about };
  for (const [name, bytes] of Object.entries(files)) {
    all.set(name, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const rows = bytes.toString().split('\n').length - 1;
    const one = { name, rows, bytes: bytes.length, sha256 };
    said.files = said.files.map((was) => (was.name === name ? one : was));
  }
  return rezipped(all.set('about.json', Buffer.from(JSON.stringify(said))));
}

test('issue 13: a System Admin brings a zip into a new organisation: counts and hashes are those of the file, and who did it has the same roles, password and session', async () => {
  const host = await newHost();
  expect(await stateOf(host)).toEqual({ state: 'empty' });
  // The name stays free, as on another server.
  const { pool } = here.server.services;
  await pool.query('update tenant set name = $2, slug = $3 where id = $1', [
    here.tenant.id,
    `Old ${here.tenant.id}`,
    `old-${here.tenant.id}`,
  ]);
  const before = aboutOf(zip);
  const checked = await send(host, zip);
  expect(checked.body).toMatchObject({
    state: 'checked',
    file: { organisation: before.organisation, pictures: 1 },
  });
  const { holds } = (checked.body as ImportStateNamed<'checked'>).file;
  expect(holds).toContainEqual({ what: 'people', rows: 2 });
  const done = (await broughtIn(host, zip)) as ImportStateNamed<'done'>;
  expect(done).toMatchObject({ state: 'done', name: before.organisation });
  const data = before.files.filter(({ name }) => name.startsWith('data/'));
  const said = data.map(({ name, rows, sha256 }) => [name, rows, sha256]);
  const found = done.tables.map(({ name, rows, sha256 }) => [`data/${name}.jsonl`, rows, sha256]);
  expect(found.toSorted()).toEqual(said.toSorted());
  // By the export again: tables for people hold no ids of accounts, so they are the same to the byte.
  const after = aboutOf(await exported(host));
  expect(tables(after)).toEqual(tables(before));
  expect(after.pictures).toEqual(before.pictures);
  expect((await signInAs(here.server, host)).id).toBe(host.id);
  expect(await stateOf(host)).toMatchObject({ state: 'done' });
  expect((await send(host, zip)).status).toBe(409);
  const { data: lines } = await auditPage(host, { area: 'settings' });
  expect(lines).toMatchObject([{ action: 'tenant.import', title: 'Everything brought in' }]);
});

test('issue 13: beside its original the organisation keeps the name that it has here, and nothing of the original changes', async () => {
  const host = await newHost();
  const file = await exported(here.admin);
  const done = (await broughtIn(host, file)) as ImportStateNamed<'done'>;
  expect(done).toMatchObject({ state: 'done', name: `New ${host.tenantId}` });
  const differing = done.tables.filter(({ sha256 }) => sha256 === null);
  expect(differing.map(({ name }) => name)).toEqual(['tenant']);
  const again = aboutOf(await exported(here.admin)).files.filter(stays);
  const was = aboutOf(file).files.filter(stays);
  expect(again).toEqual(was);
});

test('issue 13: a file that is none, a bomb, damaged, changed, of another version or of other people is refused in a sentence, and nothing of it stays', async () => {
  const host = await newHost();
  const before = aboutOf(await exported(host)).files;
  const { migrations } = aboutOf(zip);
  const all = unzippedBytes(zip);
  const church = all.get('data/church.jsonl') ?? Buffer.alloc(0);
  const wrong: [Buffer, number, RegExp][] = [
    [Buffer.from('date,church\n'), 422, /^This file is no export of an organisation of Ibandla/],
    [rezipped(new Map([['a.txt', Buffer.from('a')]])), 422, /^This file is no export/],
    [zip.subarray(0, zip.length / 2), 422, /^This file is no export/],
    [changed({ 'data/church.jsonl': Buffer.alloc(40_000_000, '\n') }), 422, /would unpack to far/],
    [rezipped(new Map([...all, ['more.txt', Buffer.from('x')]])), 422, /damaged/],
    [
      rezipped(
        new Map([
          ...all,
          ['data/church.jsonl', Buffer.from(String(church).replace(/"active"/, '"activf"'))],
        ]),
      ),
      200,
      /damaged/,
    ],
    [changed({}, { migrations: [...migrations, '9999_later'] }), 200, /^A newer version/],
    [changed({}, { migrations: migrations.slice(0, -1) }), 200, /^An older version/],
    [changed({}, { at: 'yesterday' }), 422, /damaged/],
  ];
  for (const [file, status, sentence] of wrong) {
    const answer = await send(host, file);
    expect([answer.status, answer.words]).toEqual([status, expect.stringMatching(sentence)]);
    expect(answer.words).not.toMatch(/\.$/);
    expect(await stateOf(host)).toEqual({ state: 'empty' });
  }
  // These are found as they are written.
  const page = Buffer.from('<script>alert(1)</script>');
  const photo = [...all.keys()].find((name) => name.startsWith('pictures/')) ?? '';
  const row = String(all.get('data/picture.jsonl')).replace(
    /\\\\x[0-9a-f]{64}/,
    `\\\\x${createHash('sha256').update(page).digest('hex')}`,
  );
  const asPicture = changed(
    { 'data/picture.jsonl': Buffer.from(row), [photo]: page },
    { pictures: { files: 1, bytes: page.length } },
  );
  const elsewhere = String(church).replaceAll(here.tenant.id, randomUUID());
  for (const file of [asPicture, changed({ 'data/church.jsonl': Buffer.from(elsewhere) })]) {
    const failed = await broughtIn(host, file);
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/damaged/) });
  }
  expect(aboutOf(await exported(host)).files.filter(stays)).toEqual(before.filter(stays));
  const other = await newHost('somebody.else@example.org');
  expect((await send(other, zip)).words).toMatch(/No System Admin .* somebody\.else@example\.org/);
  // The file that was confirmed is the one that comes in.
  const { body } = await send(host, zip);
  expect(body).toMatchObject({ state: 'checked' });
  expect((await host.ask('POST', `${path}/run`, { sha256: '0'.repeat(64) })).status).toBe(409);
});

test('issue 13 B01: only a System Admin of an empty organisation may, and a file that is too large is refused before it is read', async () => {
  const { tenant, admin } = here;
  for (const role of ['Church Admin', 'Usher'] as const) {
    const account = await tenant.person(role, { kind: 'church', id: tenant.churches[0] });
    expect((await send(account, zip)).status, role).toBe(403);
    expect((await account.ask('GET', path)).status, role).toBe(403);
    expect((await account.ask('POST', `${path}/run`, {})).status, role).toBe(403);
  }
  expect(await stateOf(admin)).toEqual({ state: 'taken' });
  const full = await send(admin, zip);
  expect([full.status, full.words]).toEqual([
    409,
    expect.stringMatching(/only into an empty one$/),
  ]);
  const host = await newHost();
  const large = await here.server.app.request(path, {
    method: 'POST',
    headers: { ...bearer(host.signedIn), 'content-length': '1000000001' },
    body: 'x',
  });
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ error: { message: expect.stringMatching(/1 GB/) } });
  // An upload that ends early gives its place and its room on the disk back.
  const cut = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1000));
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const ended = await here.server.app.request(path, {
    method: 'POST',
    headers: bearer(host.signedIn),
    body: cut,
    duplex: 'half',
  } as RequestInit);
  expect(ended.status).toBe(503);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('ibandla-import-'))).toEqual([]);
  expect(await stateOf(host)).toEqual({ state: 'empty' });
  await addMember(here.server.services.pool, host.tenantId, 'Usher', wholeTenant);
  expect(await stateOf(host)).toEqual({ state: 'taken' });
});
