import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spokenDays } from '../../src/domain/values/dates/spoken-days.ts';
import type { Notification } from '../../src/domain/shell/notifications.ts';
import { bearer } from '../../tests/support/api.ts';
import { church, endRoles, wholeTenant } from '../../tests/support/members.ts';
import { subscriberAt } from '../../tests/support/push-service.ts';
import { mutationOf, push, reportFor } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

/** Subscribes, and tells what was put down to be pushed since. */
async function listening(person: Person) {
  const { subscription } = subscriberAt(`https://fcm.googleapis.com/${randomUUID()}`);
  const answer = await person.ask('POST', '/api/v1/webpush/subscribe', { subscription });
  expect(answer.status).toBe(200);
  return () =>
    inTenant(server.services.pool, tenant.id, (tx) =>
      tx.rows<{ id: string; title: string; body: string; path: string; read: unknown }>(
        'pushed to one',
        `select id, title, body, path, mark_read as read from push_message
         where tenant_id = $1 and account_id = $2`,
        [tenant.id, person.id],
      ),
    );
}

const marks = (id: string | undefined) => ({
  operation: 'shell.changeNotification',
  input: { id, notification: { read: true } },
});

async function told(person: Person): Promise<Notification[]> {
  const answer = await person.ask('GET', '/api/common/notifications');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Notification[];
}

test('the author of a held report is told what was decided, by whom and why, without a role too', async () => {
  const author = await tenant.person('Usher', church(tenant.churches[0]));
  const pushed = await listening(author);
  await endRoles(server.services.pool, tenant.id, author.id);
  const mutation = mutationOf(reportFor(tenant));
  await push(server.app, bearer(author.signedIn), [mutation]);
  const path = `/api/v1/churches/attendance/held/${mutation.id}/refuse`;
  const reason = 'Counted <twice>';
  expect((await administrator.ask('POST', path, { reason })).status).toBe(202);
  const [news, ...rest] = await told(author);
  expect(rest).toEqual([]);
  expect(news).toMatchObject({ title: 'Your report was refused', read: false, useRouter: true });
  expect(news?.description).toContain(`refused by ${administrator.signedIn.user.name}`);
  // HTML, so that words stay words.
  expect(news?.description).toContain('Counted &lt;twice&gt;');
  expect(await pushed()).toEqual([
    {
      id: news?.id,
      title: 'Your report was refused',
      body: spokenDays([reportFor(tenant).date]),
      path: '/apps/churches/my-reports',
      read: marks(news?.id),
    },
  ]);
});

test('who decides for the church is told of a second report that differs; nobody else is', async () => {
  const [first, second] = [
    await tenant.person('Usher', church(tenant.churches[1])),
    await tenant.person('Usher', church(tenant.churches[1])),
  ];
  const ofChurch = await tenant.person('Church Admin', church(tenant.churches[1]));
  const ofOther = await tenant.person('Church Admin', church(tenant.churches[2]));
  const pushed = await listening(ofChurch);
  const place = { churchId: tenant.churches[1], serviceId: tenant.services[1] };
  for (const [person, attendance] of [
    [first, 90],
    [second, 120],
  ] as const) {
    const body = reportFor(tenant, { ...place, attendance });
    const key = { 'idempotency-key': randomUUID() };
    const answer = await person.ask('POST', '/api/v1/churches/submit-attendance', body, key);
    expect(answer.status).toBe(202);
  }
  const [news] = await told(ofChurch);
  expect(news).toMatchObject({
    title: 'Two reports for the same service',
    link: '/apps/churches/attendance-reports',
  });
  expect(await pushed()).toMatchObject([{ title: news?.title, read: marks(news?.id) }]);
  for (const person of [ofOther, first, second]) expect(await told(person)).toEqual([]);
});

test('who gets a role is told once', async () => {
  const person = await tenant.person('Usher', church(tenant.churches[0]));
  const path = `/api/v1/access/accounts/${person.id}/roles`;
  const pushed = await listening(person);
  const role = { role: 'Pastor', scope: 'church', scopeId: tenant.churches[0] };
  for (const _time of ['given', 'given again']) {
    expect((await administrator.ask('POST', path, role)).status).toBe(202);
  }
  const news = await told(person);
  expect(news.map(({ title }) => title)).toEqual(['You are now Pastor']);
  // A locked screen must not show the giver of a role.
  expect(await pushed()).toMatchObject([{ title: 'You are now Pastor', body: '' }]);
});
