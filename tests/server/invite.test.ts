import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../src/domain/access/session.ts';
import { query } from '../support/data.ts';
import { root, temporaryFolder } from '../support/paths.ts';
import { people, password as samplePassword } from '../support/sample.ts';
import { serverProcess, type ServerProcess } from '../support/server-process.ts';
import { until } from '../support/until.ts';

interface Said {
  code: number;
  out: string;
  error: string;
}

let server: ServerProcess;

beforeAll(async () => {
  server = await serverProcess();
}, 120_000);
afterAll(() => server.remove(), 60_000);

/** The program behind `npm run admin`. */
function admin(first: string | NodeJS.ProcessEnv, ...words: string[]): Promise<Said> {
  const settings = typeof first === 'string' ? {} : first;
  const asked = typeof first === 'string' ? [first, ...words] : words;
  const program = join(root, 'tools/admin/command.ts');
  return new Promise((done) => {
    const env = {
      ...process.env,
      DATA_DIR: server.dataDir,
      PUBLIC_URL: server.origin,
      ...settings,
    };
    const child = execFile(process.execPath, [program, ...asked], { env }, (_, out, error) =>
      done({ code: child.exitCode ?? 1, out, error }),
    );
  });
}

const password = 'many waters cannot quench';

async function post(path: string, body: object): Promise<Response> {
  return fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const choose = (token: string, word = password) =>
  post('/api/auth/reset-password', { token, password: word });
const signIn = (email: string, word = password) =>
  post('/api/auth/sign-in', { email, password: word });

function tokenIn(text: string): string {
  return /reset-password\?token=([\w-]{43})&new=yes/.exec(text)?.[1] ?? '';
}

/** The mail of that address, once the server has written it. */
async function mailTo(email: string): Promise<string> {
  const folder = join(server.dataDir, 'mail');
  return until(
    () =>
      readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/=\r\n/g, ''))
        .find((mail) => mail.includes(`To: ${email}`)),
    { what: `the mail to ${email}`, within: 60_000 },
  );
}

test('without a server: makes the church organisation, its administrator and a link that opens once', async () => {
  const said = await admin(
    'invite',
    'Pastor@New.example',
    '--tenant',
    'Église de la Grâce',
    '--name',
    'Marie Ilunga',
    '--time-zone',
    'Africa/Kinshasa',
  );
  expect(said, said.error).toMatchObject({ code: 0 });
  expect(said.out).toContain('is a new church organisation, in Africa/');
  const token = tokenIn(said.out);

  await server.start();
  expect((await signIn('pastor@new.example')).status).toBe(401);
  expect((await choose(token, 'short')).status).toBe(422);
  expect((await choose(token)).status).toBe(200);
  expect((await choose(token)).status).toBe(400);
  const signedIn = (await (await signIn('pastor@new.example')).json()) as SignedIn;
  expect(signedIn.user.name).toBe('Marie Ilunga');
  expect(signedIn.session.tenant).toMatchObject({
    name: 'Église de la Grâce',
    slug: 'eglise-de-la-grace',
  });
  expect(signedIn.session.grants).toMatchObject([{ role: 'System Admin', scope: 'tenant' }]);
  const mail = await mailTo('pastor@new.example');
  expect(tokenIn(mail.replaceAll('=3D', '='))).toBe(token);
}, 120_000);

test('with nothing but an address: the first administrator of the first church organisation', async () => {
  const folder = temporaryFolder('first');
  const said = await admin({ DATA_DIR: folder }, 'invite', 'first@new.example');
  expect(said, said.error).toMatchObject({ code: 0 });
  expect(said.out).toContain('Our church is a new church organisation');
  const another = await admin({ DATA_DIR: folder }, 'invite', 'next@new.example');
  expect(another.out).toContain('next@new.example is invited to look after Our church.');
  expect(another.out).not.toContain('new church organisation');
}, 120_000);

test('beside a running server: into a known organisation, by name or short name, the older link void', async () => {
  const first = await admin('invite', 'second@new.example', '--tenant', 'grace-valley');
  expect(first, first.error).toMatchObject({ code: 0 });
  expect(first.out).not.toContain('new church organisation');
  const second = await admin('invite', 'second@new.example', '--tenant', 'GRACE valley');
  expect((await choose(tokenIn(first.out))).status).toBe(400);
  expect((await choose(tokenIn(second.out))).status).toBe(200);
  const signedIn = (await (await signIn('second@new.example')).json()) as SignedIn;
  expect(signedIn.session.tenant.name).toBe('Grace Valley');
  expect(signedIn.session.grants).toHaveLength(1);
  const audit = await query<{ action: string; actor_id: string | null }>(
    server.dataDir,
    'select action, actor_id from audit_entry where entity_id = $1 order by at',
    [signedIn.user.id],
  );
  const signedInAs = { action: 'access.signIn', actor_id: signedIn.user.id };
  const invited = { action: 'admin.invite', actor_id: null };
  expect(audit).toEqual([invited, invited, signedInAs]);
}, 60_000);

test('a link is too old after seven days', async () => {
  const said = await admin('invite', 'late@new.example', '--tenant', 'grace-valley');
  const [token] = await query<{ days: number }>(
    server.dataDir,
    `select round(extract(epoch from expires_at - now()) / 86400)::int as days
     from one_time_token join account a on a.id = account_id where a.email = 'late@new.example'`,
  );
  expect(token?.days).toBe(7);
  await query(
    server.dataDir,
    "update one_time_token set expires_at = now() where purpose = 'invite'",
  );
  expect((await choose(tokenIn(said.out))).status).toBe(400);
}, 60_000);

test('somebody who has an account becomes administrator with it, and keeps their password until then', async () => {
  const said = await admin('invite', people.lerato.email, '--tenant', 'grace-valley');
  expect(said, said.error).toMatchObject({ code: 0 });
  const signedIn = (await (await signIn(people.lerato.email, samplePassword)).json()) as SignedIn;
  expect(signedIn.session.grants.map(({ role }) => role).toSorted()).toEqual([
    'System Admin',
    'Usher',
  ]);
  await query(server.dataDir, 'update account set disabled = true where email = $1', [
    people.lerato.email,
  ]);
  const closed = await admin('invite', people.lerato.email, '--tenant', 'grace-valley');
  expect(closed).toMatchObject({ code: 1, error: expect.stringMatching(/was closed/) });
}, 60_000);

test.each([
  [[], /Say whom to invite/],
  [['invite'], /Say whom to invite/],
  [['remove', 'a@b.example'], /Say whom to invite/],
  [['invite', 'a@b.example', '--role', 'Usher'], /Say whom to invite/],
  [['invite', 'a at b'], /no email address/],
  [['invite', 'a@b.example', '--tenant', ' '], /--tenant: Fill this in\./],
  [['invite', 'a@b.example', '--tenant', 'New', '--time-zone', 'Mars'], /no time zone/],
  [['invite', 'a@b.example'], /several church organisations: .*Grace Valley.*Say which/],
] as const)('%j is answered with a sentence, and changes nothing', async (words, sentence) => {
  const said = await admin({}, ...words);
  expect(said).toMatchObject({ code: 1, out: '', error: expect.stringMatching(sentence) });
  expect(said.error).not.toContain('    at ');
});
