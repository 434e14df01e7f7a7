import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ClaimedDevice, RegistrationCode } from '#domain/devices/registering.ts';
import type { RunningServer } from '../../server/create-server.ts';
import type { Person } from './tenant.ts';
import { from } from './test-server.ts';

/** Registers a device in this use, and makes this person's browser that device. Answers the id of the registration. */
export async function claimBrowser(
  { app }: RunningServer,
  { by, of, use }: { by: Person; of: Person; use: Partial<ClaimedDevice> & object },
): Promise<string> {
  const id = randomUUID();
  const answer = await by.ask('POST', '/api/v1/devices', { id, ...use });
  const { code } = (await answer.json()) as RegistrationCode;
  const headers = { 'content-type': 'application/json', cookie: of.cookie };
  const init = { method: 'POST', body: JSON.stringify({ code }), headers };
  const claimed = await app.request('/api/v1/devices/claim', init, from('10.0.0.9'));
  expect(await claimed.json()).toMatchObject({ id });
  return id;
}
