import { expect, test } from 'vitest';
import {
  lerato,
  memoryDevice,
  signedInAs,
  signInOn,
  thabo,
} from '../../../tests/support/device.ts';
import { openDraft } from '../attendance/draft.ts';
import { saveDraft } from '../drafts/drafts.ts';
import { comeBack, sealProfile } from './seal.ts';
import { activeProfile } from './session.ts';
import { renewSession } from './session-changes.ts';
import { completeSignOuts, stepAside, wishSignOut } from './sign-outs.ts';

const credentials = { email: ' T@Example.org', password: 'counting on Sunday' };
const context = {
  form: 'church-attendance-report',
  churchId: 'c',
  serviceId: 's',
  date: '2026-11-22',
} as const;

async function steppedAside() {
  const browser = memoryDevice(() => Promise.reject(new Error('No network')));
  const store = await signInOn(browser, thabo);
  const { vault } = store;
  await sealProfile(vault, thabo, credentials.password);
  await saveDraft(store, await openDraft(store, context));
  await renewSession(vault, signedInAs(thabo, 'token-2'));
  await stepAside(vault, thabo);
  return { browser, vault };
}

test('issue 10.32: who stepped aside comes back with their password, without a server, to what they had begun', async () => {
  const { vault } = await steppedAside();
  expect(await activeProfile(vault)).toBeNull();
  expect((await comeBack(vault, credentials))?.profile).toBe(thabo);
  expect(await activeProfile(vault)).toMatchObject({ id: thabo, session: { kind: 'expired' } });
  expect(await vault.drafts.count()).toBe(1);
});

test('issue 10.32: another password, or another address, opens nothing', async () => {
  const { vault } = await steppedAside();
  expect(await comeBack(vault, { ...credentials, password: 'a guess' })).toBeNull();
  expect(await comeBack(vault, { ...credentials, email: 'l@example.org' })).toBeNull();
  expect(await activeProfile(vault)).toBeNull();
});

test('issue 10.32 B13: after a sign-out nothing opens, and nothing of the password stays', async () => {
  const { browser, vault } = await steppedAside();
  await vault.settings.put({ key: 'active', profile: thabo });
  await wishSignOut(vault, thabo);
  expect(JSON.stringify(await vault.profiles.toArray())).not.toContain('hash');
  expect(await comeBack(vault, credentials)).toBeNull();
  await completeSignOuts(vault, browser.databases.deleteCache);
  await signInOn(browser, lerato);
  expect(await comeBack(vault, credentials)).toBeNull();
});
