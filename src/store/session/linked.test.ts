import { expect, test } from 'vitest';
import { finishSignOuts, sendWaiting } from '#sync/synchronise.ts';
import {
  fixedId,
  lerato,
  memoryDevice,
  signedInAs,
  signInOn,
  states,
  submit,
  thabo,
} from '../../../tests/support/device.ts';
import { mutationsServer, problem } from '../../../tests/support/mutations-server.ts';
import { storeOf } from '../database.ts';
import { beginSeeing } from './seeing.ts';
import { beginSession, endSession, renewSession } from './session-changes.ts';
import { activeProfile } from './session.ts';
import { linkedTo, linkProfiles, openAlone, openLinked, otherOrganisations } from './linked.ts';
import { choosePin, lockProfile } from './pin.ts';
import { stepAside, wishSignOut } from './sign-outs.ts';

const third = fixedId(913);

/** Thabo’s account in one organisation, and the one that he added, which is shown. */
async function both() {
  const server = mutationsServer();
  const browser = memoryDevice(server.fetch);
  const first = await signInOn(browser, thabo);
  const second = await signInOn(browser, lerato);
  const { vault } = first;
  await linkProfiles(vault, thabo, lerato);
  return { server, browser, vault, first, second };
}

const ended = () => problem(401, 'revoked');

const opens = async (vault: Parameters<typeof openLinked>[0], from: string, to: string) =>
  (await openLinked(vault, from, to)) !== null;

test('an organisation that was added is opened without a password, and leads back', async () => {
  const { vault } = await both();
  expect(await openLinked(vault, lerato, thabo)).toMatchObject({
    profile: thabo,
    accessToken: `token-1:${thabo}`,
  });
  expect((await activeProfile(vault))?.id).toBe(thabo);
  expect(await opens(vault, thabo, lerato)).toBe(true);
});

test('people who signed in one after another open nothing of each other', async () => {
  const browser = memoryDevice(mutationsServer().fetch);
  const { vault } = await signInOn(browser, thabo);
  await signInOn(browser, lerato);
  expect(await opens(vault, lerato, thabo)).toBe(false);
  expect((await activeProfile(vault))?.id).toBe(lerato);
});

test('a link that was copied into one row opens nothing', async () => {
  const { vault, browser } = await both();
  await signInOn(browser, third);
  await vault.profiles.update(third, { linked: [thabo, lerato] });
  expect(await linkedTo(vault, third)).toEqual([]);
  expect(await otherOrganisations(vault, third)).toEqual([]);
  expect(await opens(vault, third, thabo)).toBe(false);
  // Nor does adding by that row spread it to what it copied.
  const fourth = fixedId(914);
  await signInOn(browser, fourth);
  await linkProfiles(vault, third, fourth);
  expect((await linkedTo(vault, fourth)).map(({ id }) => id)).toEqual([third]);
});

test('nobody who is not the one at the device opens what is linked with somebody', async () => {
  const { vault } = await both();
  expect(await opens(vault, thabo, lerato)).toBe(false);
  await stepAside(vault, lerato);
  expect(await opens(vault, lerato, thabo)).toBe(false);
});

test('a third one is linked with all', async () => {
  const { vault, browser } = await both();
  await signInOn(browser, third);
  await linkProfiles(vault, lerato, third);
  expect((await linkedTo(vault, thabo)).map(({ id }) => id)).toEqual([lerato, third]);
  expect(await opens(vault, third, thabo)).toBe(true);
});

test.each(['signedOut', 'revoked'] as const)(
  '%s in one organisation ends the link, and leaves the other as it is',
  async (end) => {
    const { vault, browser } = await both();
    const untouched = await vault.profiles.get(lerato);
    if (end === 'signedOut') await wishSignOut(vault, thabo);
    else await endSession(vault, thabo, 'revoked');
    expect(await opens(vault, lerato, thabo)).toBe(false);
    expect(await otherOrganisations(vault, lerato)).toEqual([]);
    await finishSignOuts(browser.context);
    expect(await vault.profiles.get(lerato)).toEqual(untouched);
    expect((await activeProfile(vault))?.id).toBe(lerato);

    // Somebody signs in to it again in the usual way: that links nothing.
    await beginSession(vault, signedInAs(thabo));
    expect(await opens(vault, thabo, lerato)).toBe(false);
  },
);

test('revoked while the other one is shown: what waits goes first, and the other stays', async () => {
  const { server, browser, vault, first } = await both();
  await submit(first, 1);
  server.answer = (_, { headers }) =>
    headers.get('authorization')?.includes(thabo) ? ended() : undefined;
  server.refresh = ended;
  await sendWaiting(browser.context, { reset: true });
  expect(server.effects).toEqual([{ id: fixedId(1), token: `grant:${thabo}` }]);
  expect(await vault.profiles.get(thabo)).toBeUndefined();
  expect((await vault.profiles.get(lerato))?.session.kind).toBe('signedIn');
  expect((await activeProfile(vault))?.id).toBe(lerato);
});

test('a report of the organisation that is not shown is counted, and goes under its own name', async () => {
  const { server, browser, vault, first } = await both();
  await submit(first, 1);
  await submit(first, 2);
  expect(await otherOrganisations(vault, lerato)).toMatchObject([
    { profile: thabo, name: 'Grace Valley', unsent: 2, isLocked: false },
  ]);
  await sendWaiting(browser.context, { reset: false });
  expect(server.effects.map(({ token }) => token)).toEqual(
    [1, 2].map(() => `Bearer token-1:${thabo}`),
  );
  expect(await states(browser)).not.toMatchObject({ 1: 'waiting' });
  expect((await otherOrganisations(vault, lerato))[0]?.unsent).toBe(0);
});

test('a session that is over is told, and its password opens it: the link stays', async () => {
  const { vault } = await both();
  await endSession(vault, thabo, 'expired');
  expect(await otherOrganisations(vault, lerato)).toMatchObject([{ isLocked: true }]);
  expect(await opens(vault, lerato, thabo)).toBe(false);
  await beginSession(vault, signedInAs(thabo));
  expect(await opens(vault, thabo, lerato)).toBe(true);
});

test('a renewed session keeps the link', async () => {
  const { vault } = await both();
  await renewSession(vault, signedInAs(thabo, 'token-2'));
  expect(await openLinked(vault, lerato, thabo)).toMatchObject({ accessToken: `token-2:${thabo}` });
});

test('whoever makes room does so in each organisation: no session stays on the device', async () => {
  const { vault } = await both();
  await stepAside(vault, lerato);
  const kept = JSON.stringify(await vault.profiles.toArray());
  expect(kept).not.toContain('secret:');
  expect(kept).not.toContain('token-1');
});

test('seeing the app as somebody else offers none, and links with none', async () => {
  const { vault, browser } = await both();
  const { user, session, accessToken } = signedInAs(third);
  await beginSeeing(
    vault,
    { id: third, user, tenant: session.tenant, grants: [], accessToken, expiresIn: 900 },
    lerato,
  );
  await linkProfiles(vault, third, lerato);
  await vault.profiles.update(third, { linked: [thabo] });
  expect(await otherOrganisations(vault, third)).toEqual([]);
  expect((await storeOf(browser.databases))?.profile.id).toBe(third);
});

test('B11 nor where digits bring them back', async () => {
  const { vault } = await both();
  await choosePin(vault, lerato, '480217');
  expect(await lockProfile(vault, lerato, Date.UTC(2026, 10, 22, 9))).toBe(true);
  expect((await vault.profiles.get(thabo))?.session).toEqual({ kind: 'expired' });
  const kept = JSON.stringify((await vault.profiles.toArray()).map(({ session }) => session));
  expect(kept).not.toContain('secret:');
});

test('a sign-out of the one that is shown leaves what waits in the other, which goes on and is sent', async () => {
  const { server, browser, vault, first, second } = await both();
  await submit(first, 1);
  await submit(second, 2);
  await wishSignOut(vault, lerato);
  await finishSignOuts(browser.context);
  expect(await openAlone(vault, thabo)).toMatchObject({ profile: thabo });
  expect((await activeProfile(vault))?.id).toBe(thabo);
  await sendWaiting(browser.context, { reset: true });
  expect(server.effects.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: fixedId(1), token: `Bearer token-1:${thabo}` },
    { id: fixedId(2), token: `grant:${lerato}` },
  ]);
});

test('signed out, nobody who came meanwhile is pushed aside by the other organisation', async () => {
  const { browser, vault } = await both();
  await wishSignOut(vault, lerato);
  await signInOn(browser, third);
  expect(await openAlone(vault, thabo)).toBeNull();
  expect((await activeProfile(vault))?.id).toBe(third);
});
