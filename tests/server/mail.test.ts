import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { openPostOffice, writeMail } from '../../server/mail/post-office.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';
import { bearer } from '../support/api.ts';
import { wholeTenant } from '../support/members.ts';
import { mutationOf, push } from '../support/reports.ts';
import { newTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
let post: MailServer;
let recipient: string;

beforeAll(async () => {
  server = await testServer();
  post = await mailServer();
});
afterAll(async () => {
  await server.close();
  await post.close();
});
beforeEach(() => {
  recipient = `${randomUUID()}@nowhere.example`;
});

async function written(): Promise<void> {
  const data = { church: 'Grâce & Co', token: 'the-token', role: 'Usher' };
  await writeMail(server.services.pool, recipient, 'invitation', data);
}

const waiting = async () => {
  const { rows } = await server.services.pool.query<{ attempts: number }>(
    'select attempts from mail where recipient = $1',
    [recipient],
  );
  return rows;
};

const mine = () => post.received.filter((mail) => mail.includes(`To: ${recipient}`));

function office() {
  const settings = {
    kind: 'smtp',
    url: post.url,
    from: 'Ibandla <no-reply@church.example>',
  } as const;
  const publicUrl = new URL('https://church.example');
  return openPostOffice(server.services.pool, settings, { publicUrl, log: server.services.log });
}

test('a mail leaves over SMTP, with sender, subject and link, once, and waits no more', async () => {
  await written();
  const open = office();
  await until(async () => mine().length > 0 && (await waiting()).length === 0, {
    what: 'the mail',
  });
  await open.close();
  const [mail = '', ...others] = mine();
  expect(others).toEqual([]);
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toContain('From: Ibandla <no-reply@church.example>');
  expect(text).toContain('https://church.example/reset-password?token=the-token&new=yes');
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
});

test('what the mail server refuses for now is kept, and leaves at a later attempt under the same id', async () => {
  post.refuseNext(recipient);
  await written();
  const open = office();
  await until(async () => (await waiting())[0]?.attempts === 1, { what: 'the first attempt' });
  await open.close();
  expect(mine()).toEqual([]);
  await server.services.pool.query('update mail set next_attempt_at = now() where recipient = $1', [
    recipient,
  ]);
  const again = office();
  await until(async () => mine().length > 0 && (await waiting()).length === 0, {
    what: 'the mail',
  });
  await again.close();
  expect(mine()).toHaveLength(1);
});

test('issue 13 B24: a mail says the new name of an organisation and how to reach it, as text', async () => {
  const tenant = await newTenant(server);
  const { signedIn, ask } = await tenant.person('System Admin', wholeTenant);
  const church = `Hope & <b>${randomUUID().slice(0, 8)}</b>`;
  const edits = {
    name: { was: signedIn.session.tenant.name, shallBe: church },
    email: { was: null, shallBe: 'office@hope.example' },
    phone: { was: null, shallBe: '011 555 0101' },
  };
  const [edited] = await push(server.app, bearer(signedIn), [
    mutationOf({ edits }, { name: 'organisation.edit' }),
  ]);
  expect(edited).toMatchObject({ status: 'applied' });
  const asked = { role: 'Usher', scope: 'church', scopeId: tenant.churches[0] };
  const invited = await ask('POST', '/api/v1/access/invitations', { email: recipient, ...asked });
  expect(invited.status).toBe(202);
  const open = office();
  await until(async () => mine().length > 0 && (await waiting()).length === 0, {
    what: 'the mail',
  });
  await open.close();
  const mail = (mine()[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(mail).toContain(`Questions? Ask ${church}: office@hope.example, 011 555 0101`);
  const escaped = church.replace('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(mail).toContain(`<p>Questions? Ask ${escaped}: office@hope.example, 011 555 0101</p>`);
});
