import { expect, test } from 'vitest';
import type { Church } from '#domain/churches/entities.ts';
import type { Grant } from '#domain/permissions.ts';
import {
  fixedId,
  memoryDevice,
  signedInAs,
  signInOn,
  soweto,
  thabo,
} from '../../../tests/support/device.ts';
import { mutationsServer } from '../../../tests/support/mutations-server.ts';
import { storeOf } from '../database.ts';
import { choosePlace } from '../session/place.ts';
import { beginSession } from '../session/session-changes.ts';
import { stepAside } from '../session/sign-outs.ts';
import { churchChosen, churchToWorkIn } from './church-to-work-in.ts';
import { churchesToCount } from './queries.ts';

const [tshwane, durban] = [fixedId(905), fixedId(906)];

const church = (id: string, name: string, status: Church['status'] = 'active') => ({
  id,
  name,
  status,
  shortCode: name.slice(0, 3),
  churchGroupId: null,
  timeZone: 'Africa/Johannesburg',
  _scopes: ['tenant'],
  _generation: 1,
});
const over = (role: 'Usher' | 'Church Admin', ...ids: string[]) =>
  ids.map((id) => ({ role, scope: 'church' as const, scopeId: id, churchIds: [id] }));

async function device(grants: Grant[]) {
  const browser = memoryDevice(mutationsServer().fetch);
  const { vault, cache } = await signInOn(browser);
  await cache.church.bulkPut([church(tshwane, 'Tshwane'), church(soweto, 'Soweto')]);
  await vault.profiles.update(thabo, { grants });
  const store = async () => (await storeOf(browser.databases)) ?? expect.fail('Thabo is here');
  const names = async () => (await churchesToCount(await store())).map(({ name }) => name);
  return { vault, cache, store, names };
}

test('who counts in two churches begins with the first, and from then on with the one that they chose', async () => {
  const { vault, store, names } = await device(over('Usher', soweto, tshwane));
  expect(await churchToWorkIn(await store())).toMatchObject({
    chosen: { name: 'Soweto' },
    mayBeAll: false,
  });
  await choosePlace(vault, thabo, tshwane);
  expect((await churchToWorkIn(await store())).chosen?.name).toBe('Tshwane');
  expect(await names()).toEqual(['Tshwane', 'Soweto']);
});

test('the choice comes back with the person who stepped aside, and goes with none that signs out', async () => {
  const { vault, store } = await device(over('Usher', soweto, tshwane));
  await choosePlace(vault, thabo, tshwane);
  await stepAside(vault, thabo);
  const { session, ...rest } = signedInAs(thabo);
  const grants = over('Usher', soweto, tshwane);
  await beginSession(vault, { ...rest, session: { ...session, grants } });
  expect((await churchToWorkIn(await store())).chosen?.name).toBe('Tshwane');
});

test('a church that was lost is chosen no more, and everything else goes on', async () => {
  const { vault, cache, store, names } = await device(over('Usher', soweto, tshwane));
  await choosePlace(vault, thabo, tshwane);
  await vault.profiles.update(thabo, { grants: over('Usher', soweto) });
  expect((await churchToWorkIn(await store())).chosen?.name).toBe('Soweto');
  expect(await names()).toEqual(['Soweto']);
  await cache.church.delete(tshwane);
  expect((await churchToWorkIn(await store())).churches).toHaveLength(1);
});

test('in the back office all churches are the beginning, and one that is archived is none', async () => {
  const { vault, cache, store } = await device(over('Church Admin', soweto, tshwane, durban));
  expect(await churchToWorkIn(await store())).toMatchObject({ chosen: null, mayBeAll: true });
  expect(await churchChosen(await store())).toBeNull();
  await choosePlace(vault, thabo, tshwane);
  expect(await churchChosen(await store())).toBe(tshwane);
  await cache.church.put(church(tshwane, 'Tshwane', 'archived'));
  expect(await churchChosen(await store())).toBeNull();
  await cache.church.bulkPut([church(tshwane, 'Tshwane'), church(durban, 'Durban')]);
  await choosePlace(vault, thabo, null);
  expect(await churchChosen(await store())).toBeNull();
});

test('with one church alone nothing is narrowed by it', async () => {
  const { vault, cache, store } = await device(over('Church Admin', soweto));
  await cache.church.delete(tshwane);
  await choosePlace(vault, thabo, soweto);
  expect(await churchChosen(await store())).toBeNull();
});
