// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databases, storeOf, type Store } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { must } from '#domain/must.ts';
import { signedInAs, thabo } from '../../../tests/support/device.ts';
import { askAhead, knownAhead, takeAhead } from './asked-ahead.ts';
import { rememberPerson } from '../session/who.ts';

let store: Store;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await beginSession(databases().vault, signedInAs(thabo));
  store = must(await storeOf(databases()), 'a signed-in person');
  rememberPerson({ profile: thabo, tenant: 'one' });
});
afterEach(() => {
  vi.useRealTimers();
  takeAhead(settingsHeld, 0);
});

const settingsHeld = async ({ vault }: Store, more: number) =>
  (await vault.settings.count()) + more;
const others = async () => 5;

test('an answer that was found ahead is known to who asks the same, as often as it is drawn', async () => {
  expect(await askAhead(store, settingsHeld, 2)).toBe(3);
  expect(knownAhead(settingsHeld, 2)).toEqual({ data: 3 });
  expect(knownAhead(settingsHeld, 2)).toEqual({ data: 3 });
  expect(knownAhead(settingsHeld, 1)).toBeNull();
  expect(knownAhead(others)).toBeNull();
});

test('one that goes on from it takes all of it away', async () => {
  await askAhead(store, settingsHeld, 2);
  await askAhead(store, others);
  expect(takeAhead(others)).toEqual({ data: 5 });
  expect(knownAhead(settingsHeld, 2)).toBeNull();
});

test('after a second it is nothing any more: another tab may know better', async () => {
  await askAhead(store, settingsHeld, 2);
  vi.advanceTimersByTime(1001);
  expect(knownAhead(settingsHeld, 2)).toBeNull();
});

test('B11 the next person at the device does not begin with it', async () => {
  await askAhead(store, settingsHeld, 2);
  rememberPerson({ profile: 'another', tenant: 'one' });
  expect(knownAhead(settingsHeld, 2)).toBeNull();
});
