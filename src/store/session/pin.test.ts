import { expect, test } from 'vitest';
import type { SignedIn } from '#domain/access/session.ts';
import { must } from '#domain/must.ts';
import { memoryDevice, signInOn, submit, thabo } from '../../../tests/support/device.ts';
import { mutationsServer } from '../../../tests/support/mutations-server.ts';
import { renewSession } from './session-changes.ts';
import {
  choosePin,
  enterPin,
  isOverdue,
  isWeakPin,
  lockProfile,
  triesInAll,
  triesUntilWait,
  waitAfterTries,
} from './pin.ts';
import { peopleHere } from './people-here.ts';
import type { Profile } from './profile.ts';
import { activeProfile } from './session.ts';
import { wishSignOut } from './sign-outs.ts';

const pin = '480217';
const start = Date.UTC(2026, 10, 22, 7);

async function device() {
  const browser = memoryDevice(mutationsServer().fetch);
  const store = await signInOn(browser);
  await choosePin(store.vault, thabo, pin);
  const profile = async () => must(await store.vault.profiles.get(thabo), 'their profile');
  return { browser, store, vault: store.vault, profile };
}

/** All that the vault holds, as text: what somebody finds who reads the browser's files. */
async function bytesOf(vault: Awaited<ReturnType<typeof device>>['vault']): Promise<string> {
  const rows = await Promise.all(vault.tables.map((table) => table.toArray()));
  return JSON.stringify(rows, (_, value: unknown) =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value)
      ? new TextDecoder().decode(value as ArrayBuffer)
      : value,
  );
}

test('B11 B13 locked, nothing that opens the session is on the device, and only the PIN brings it back', async () => {
  const { vault, profile } = await device();
  const before = must((await profile()).session, 'their session');
  expect(before.kind).toBe('signedIn');
  expect(await lockProfile(vault, thabo, start)).toBe(true);
  expect(await activeProfile(vault)).toBeNull();
  const held = await bytesOf(vault);
  if (before.kind === 'signedIn') {
    expect(held).not.toContain(before.refreshSecret);
    expect(held).not.toContain(before.accessToken);
  }
  expect(held).not.toContain(pin);
  expect(await enterPin(vault, thabo, pin, start)).toMatchObject({ is: 'open', profile: thabo });
  expect((await profile()).session).toEqual(before);
  expect((await activeProfile(vault))?.id).toBe(thabo);
});

test('B11 three months without the server, the digits open nothing; no try is counted, and a clock that is mended opens again', async () => {
  const { vault, profile } = await device();
  const renewed = must((await profile()).renewedAt, 'the time of the sign-in');
  const later = (days: number) => renewed + days * 86_400_000;
  await lockProfile(vault, thabo, later(91));
  expect(await enterPin(vault, thabo, pin, later(91))).toEqual({ is: 'overdue' });
  expect((await peopleHere(vault, later(91)))[0]?.pinIsOver).toBe('overdue');
  expect((await profile()).pin?.tries).toBe(0);
  expect((await peopleHere(vault, later(89)))[0]?.pinIsOver).toBeNull();
  expect(await enterPin(vault, thabo, pin, later(89))).toMatchObject({ is: 'open' });
});

/** Answer of the server to a renewal. */
function renewalOf({ user, tenant }: Profile): SignedIn {
  return {
    user: must(user, 'the person'),
    accessToken: 'the next one',
    tokenType: 'bearer',
    session: {
      tenant,
      grants: [],
      expiresIn: 900,
      refreshSecret: 'its secret',
      submitGrant: 'its grant',
    },
  };
}

test('B11 each renewal begins the three months anew, and a device of before has no end until its first one', async () => {
  const { vault, profile } = await device();
  await vault.profiles.update(thabo, { renewedAt: start });
  const far = start + 400 * 86_400_000;
  expect(isOverdue(await profile(), far)).toBe(true);
  await vault.profiles.update(thabo, { renewedAt: undefined });
  expect(isOverdue(await profile(), far)).toBe(false);
  const before = Date.now();
  await renewSession(vault, renewalOf(await profile()));
  expect((await profile()).renewedAt).toBeGreaterThanOrEqual(before);
});

test('without a PIN nobody is locked out', async () => {
  const store = await signInOn(memoryDevice(mutationsServer().fetch));
  expect(await lockProfile(store.vault, thabo, start)).toBe(false);
  expect((await activeProfile(store.vault))?.id).toBe(thabo);
});

test('a session that was renewed while it was sealed is sealed as it is now', async () => {
  const { vault, profile } = await device();
  const renewed = renewalOf(await profile());
  const locking = lockProfile(vault, thabo, start);
  await renewSession(vault, renewed);
  await locking;
  await enterPin(vault, thabo, pin, start);
  expect((await profile()).session).toMatchObject({ refreshSecret: 'its secret' });
});

test('B15 wrong tries make wait, then destroy the keys; a killed page gives none back', async () => {
  const { vault, store, profile } = await device();
  await submit(store, 1);
  await lockProfile(vault, thabo, start);
  const wrong = (now: number) => enterPin(vault, thabo, '480218', now);
  for (let left = triesUntilWait - 1; left > 0; left--) {
    expect(await wrong(start)).toEqual({ is: 'wrong', triesLeft: left, after: 'wait' });
  }
  expect(await wrong(start)).toEqual({ is: 'locked', for: waitAfterTries });
  // Also the right one has to wait, and a clock that was set back gives no try.
  expect(await enterPin(vault, thabo, pin, start + 1000)).toMatchObject({ is: 'locked' });
  expect(await enterPin(vault, thabo, pin, start - 86_400_000)).toEqual({
    is: 'locked',
    for: waitAfterTries,
  });
  const later = start + waitAfterTries;
  for (let left = triesInAll - triesUntilWait - 1; left > 0; left--) {
    expect(await wrong(later)).toEqual({ is: 'wrong', triesLeft: left, after: 'end' });
  }
  expect(await wrong(later)).toEqual({ is: 'gone' });
  expect((await profile()).pin).toMatchObject({ keys: null, session: null });
  expect(await enterPin(vault, thabo, pin, later)).toEqual({ is: 'gone' });
  // What they submitted waits for their password.
  expect(await vault.items.where({ accountId: thabo }).count()).toBe(1);
}, 30_000);

test('the tries begin anew with a right one', async () => {
  const { vault, profile } = await device();
  await lockProfile(vault, thabo, start);
  await enterPin(vault, thabo, '111222', start);
  expect((await profile()).pin?.tries).toBe(1);
  expect((await enterPin(vault, thabo, pin, start)).is).toBe('open');
  expect((await profile()).pin?.tries).toBe(0);
});

test('B13 who signs out leaves no PIN', async () => {
  const { vault, profile } = await device();
  await wishSignOut(vault, thabo);
  expect((await profile()).pin).toBeUndefined();
  expect(await enterPin(vault, thabo, pin, start)).toEqual({ is: 'gone' });
});

test.each(['000000', '111111', '123456', '654321', '012345'])('%s is tried first', (weak) => {
  expect(isWeakPin(weak)).toBe(true);
});

test.each(['480217', '112233', '135790', '121212'])('%s is taken', (fine) => {
  expect(isWeakPin(fine)).toBe(false);
});
