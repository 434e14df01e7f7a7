import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Colleague } from '#domain/chat/entities.ts';
import { largestPicture } from '#domain/pictures/rules.ts';
import type { SyncPage } from '#domain/protocol.ts';
import { bearer } from '../../tests/support/api.ts';
import { picture, planted, withExif } from '../../tests/support/pictures.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { endSession } from '../access/sessions/end-sessions.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

const own = '/api/v1/userdetails/current-user/photo';
const church = (at: 0 | 1 | 2) => ({ kind: 'church', id: tenant.churches[at] }) as const;

function send({ signedIn }: Person, bytes: Buffer, headers: Record<string, string> = {}) {
  return server.app.request(own, {
    method: 'PUT',
    headers: { ...bearer(signedIn), 'content-type': 'image/jpeg', ...headers },
    body: new Uint8Array(bytes),
  });
}

async function addressOf(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(202);
  return ((await response.json()) as { avatar: string }).avatar;
}

async function messageOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: { message: string } }).error.message;
}

async function avatarOf(person: Person): Promise<string | null> {
  const answer = await person.ask('GET', '/api/v1/userdetails/current-user');
  return ((await answer.json()) as { user: { avatar: string | null } }).user.avatar;
}

async function cardsOf(person: Person): Promise<Colleague[]> {
  const answer = await person.ask('GET', '/api/v1/sync?limit=2000');
  const { changes } = (await answer.json()) as SyncPage;
  return changes.flatMap(({ t, d }) => (t === 'colleague' && d ? [d as Colleague] : []));
}

const kept = (of: Person) =>
  inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows<{ id: string }>('kept pictures', 'select id from picture where owner_id = $1', [of.id]),
  );

test('B25 a photo is kept without what the camera wrote, and answered as what it is', async () => {
  const admin = await tenant.person('System Admin', { kind: 'tenant' });
  const sent = withExif(picture('photo.jpg'));
  // The server ignores the sender's content type.
  const address = await addressOf(send(admin, sent, { 'content-type': 'text/html' }));
  expect(await avatarOf(admin)).toBe(address);
  const answer = await admin.ask('GET', address);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes(planted)).toBe(false);
  expect(bytes.includes('Exif')).toBe(false);
  // 2 kB of picture are all there.
  expect(bytes.length).toBeGreaterThan(1900);
});

test('the same photo again changes nothing; another one takes its place, and the old one is gone', async () => {
  const usher = await tenant.person('Usher', church(0));
  const first = await addressOf(send(usher, picture('photo.jpg')));
  const versionOf = async () => (await (await usher.ask('GET', '/api/v1/sync')).json()) as SyncPage;
  const before = await versionOf();
  expect(await addressOf(send(usher, withExif(picture('photo.jpg'))))).toBe(first);
  expect((await versionOf()).cursor).toBe(before.cursor);
  const second = await addressOf(send(usher, picture('photo.webp')));
  expect(second).not.toBe(first);
  expect((await usher.ask('GET', first)).status).toBe(404);
  expect((await usher.ask('GET', second)).headers.get('content-type')).toBe('image/webp');
  expect(await kept(usher)).toHaveLength(1);
  for (let times = 0; times < 2; times++) {
    const answer = await usher.ask('DELETE', own);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ avatar: null });
  }
  expect(await avatarOf(usher)).toBeNull();
  expect(await kept(usher)).toEqual([]);
  expect((await usher.ask('GET', second)).status).toBe(404);
});

test('of two that come at once one stays, and it is the one that is named', async () => {
  const usher = await tenant.person('Usher', church(0));
  await Promise.all([send(usher, picture('photo.jpg')), send(usher, picture('photo.png'))]);
  const address = await avatarOf(usher);
  expect(await kept(usher)).toEqual([{ id: address?.split('/').at(-1) }]);
  expect((await usher.ask('GET', address ?? '')).status).toBe(200);
});

test('it is on one’s own devices, and on the cards of whom one writes to, with the name', async () => {
  const admin = await tenant.person('System Admin', { kind: 'tenant' });
  const pastor = await tenant.person('Pastor', church(0));
  await admin.ask('POST', '/api/apps/chat/chats', { colleagueId: pastor.id });
  const avatar = await addressOf(send(admin, picture('photo.webp')));
  const cardOf = async (person: Person) =>
    (await cardsOf(person)).find(({ id }) => id === admin.id);
  expect(await cardOf(admin)).toMatchObject({ avatar });
  expect(await cardOf(pastor)).toMatchObject({ avatar });
  expect((await pastor.ask('GET', avatar)).status).toBe(200);
  await admin.ask('PATCH', '/api/common/user', { user: { name: 'Naledi Mokoena' } });
  expect(await cardOf(pastor)).toEqual({ id: admin.id, name: 'Naledi Mokoena', avatar });
  const team = await (await admin.ask('GET', '/api/v1/access/team')).json();
  expect(team).toMatchObject({
    people: expect.arrayContaining([expect.objectContaining({ id: admin.id, avatar })]),
  });
  await admin.ask('DELETE', own);
  expect(await cardOf(admin)).toMatchObject({ avatar: null });
  expect(await cardOf(pastor)).toMatchObject({ avatar: null });
});

test('who counts alone has a card too: their own devices hear of it', async () => {
  const usher = await tenant.person('Usher', church(1));
  const avatar = await addressOf(send(usher, picture('photo.jpg')));
  expect(await cardsOf(usher)).toEqual([{ id: usher.id, name: expect.any(String), avatar }]);
});

test('it is seen by who works for a church of theirs, and by nobody else', async () => {
  const usher = await tenant.person('Usher', church(0));
  const beside = await tenant.person('Usher', church(0));
  const away = await tenant.person('Usher', church(2));
  const nowhere = await tenant.person('Usher');
  const stranger = await (await newTenant(server)).person('System Admin', { kind: 'tenant' });
  const address = await addressOf(send(usher, picture('photo.jpg')));
  const statuses = await Promise.all(
    [usher, beside, away, nowhere, stranger].map(async (person) => {
      const answer = await person.ask('GET', address);
      return answer.status;
    }),
  );
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
  const anonymous = await server.app.request(address);
  expect(anonymous.status).toBe(401);
});

test('a session that was ended neither sends nor sees one', async () => {
  const usher = await tenant.person('Usher', church(0));
  const address = await addressOf(send(usher, picture('photo.jpg')));
  const { rows } = await server.services.pool.query<{ id: string }>(
    'select id from session where account_id = $1',
    [usher.id],
  );
  for (const { id } of rows) await endSession(server.services.pool, id, 'revoked');
  for (const answer of [await send(usher, picture('photo.png')), await usher.ask('GET', address)]) {
    expect(answer.status).toBe(401);
    expect(await messageOf(answer)).toBe('This session was ended. Sign in again');
  }
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, /JPEG, PNG or WebP/],
  ['half a JPEG', picture('photo.jpg').subarray(0, 900), 422, /damaged or cut off/],
  ['nothing', Buffer.alloc(0), 422, /JPEG, PNG or WebP/],
  [
    'too much',
    Buffer.concat([picture('photo.jpg'), Buffer.alloc(largestPicture)]),
    413,
    /at most 400 kB/,
  ],
])(
  'B23: %s is refused in a sentence, and the photo before stays',
  async (_what, bytes, status, words) => {
    const usher = await tenant.person('Usher', church(0));
    const before = await addressOf(send(usher, picture('photo.png')));
    const answer = await send(usher, bytes);
    expect(answer.status).toBe(status);
    expect(await messageOf(answer)).toMatch(words);
    expect(await avatarOf(usher)).toBe(before);
  },
);

test('who sends pictures without end is asked to wait', async () => {
  const usher = await tenant.person('Usher', church(0));
  let answer = await send(usher, picture('photo.png'));
  for (let more = 0; more < 60; more++) answer = await send(usher, Buffer.from('no picture'));
  expect(answer.status).toBe(429);
  expect(await messageOf(answer)).toMatch(
    /^Too many pictures were sent\. Try again in \d+ minutes$/,
  );
});
