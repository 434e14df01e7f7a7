// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databases, type Store } from '#store/database.ts';
import { linkedTo, linkProfiles } from '#store/session/linked.ts';
import { beginSession, endSession } from '#store/session/session-changes.ts';
import { activeProfile } from '#store/session/session.ts';
import {
  forgetBrowser,
  freshBrowser,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import {
  fixedId,
  graceValley,
  lerato,
  signedInAs,
  submit,
  thabo,
} from '../../../tests/support/device.ts';
import { rememberTablet } from '../../api/devices/tablet.ts';
import { linkWithHere } from '../../api/session/organisations.ts';
import { rememberSession } from '../../api/session/who.ts';

const hopeCity = fixedId(904);
let assigned: string[];

beforeEach(() => {
  freshBrowser();
  assigned = [];
  vi.spyOn(location, 'assign').mockImplementation((to) => void assigned.push(String(to)));
});
afterEach(forgetBrowser);

function atHopeCity() {
  const { session, ...rest } = signedInAs(lerato);
  const tenant = { ...session.tenant, id: hopeCity, name: 'Hope City', slug: 'hope-city' };
  return { ...rest, session: { ...session, tenant } };
}

/** Thabo in Grace Valley, which is shown, with an account in Hope City. */
async function inTwo(): Promise<Store> {
  await beginSession(databases().vault, atHopeCity());
  const store = await signInHere();
  await linkProfiles(store.vault, thabo, lerato);
  return store;
}

async function openMenu(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: /menu$/ });
  if (!button) return expect.fail('the menu has a button');
  fireEvent.click(button);
  await screen.findByRole('menuitem', { name: 'Sign out' });
}

test('the menu shows the other organisation with what waits there, and opens it without a network', async () => {
  const { vault } = await inTwo();
  const theirs = (await vault.profiles.get(lerato)) ?? expect.fail('the other account is here');
  const cache = databases().cache(lerato);
  const profile = { ...theirs, user: theirs.user ?? expect.fail('and known') };
  await submit({ vault, cache, profile }, 1);
  await submit({ vault, cache, profile }, 2);
  loseNetwork();
  await openApp('/');
  await openMenu();
  expect(await screen.findByText('You are in Grace Valley')).toBeTruthy();
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Hope City\s*2 reports wait$/ }));
  await waitFor(() => expect(assigned).toEqual(['/']));
  expect((await activeProfile(vault))?.id).toBe(lerato);
  expect(localStorage.getItem('profile')).toBe(lerato);
  expect(localStorage.getItem('tenant')).toBe(hopeCity);
  expect(localStorage.getItem('accessToken')).toBe(`token-1:${lerato}`);
  // Reports that wait there are theirs still.
  expect((await vault.items.toArray()).map(({ accountId }) => accountId)).toEqual([lerato, lerato]);
});

test('a page of one organisation shows no rows once another tab opened the other', async () => {
  const { vault } = await inTwo();
  const cache = databases().cache(lerato);
  await openApp('/apps/churches/my-reports');
  await screen.findByRole('heading', { name: 'My reports' });
  const theirs = (await vault.profiles.get(lerato)) ?? expect.fail('the other account is here');
  const profile = { ...theirs, user: theirs.user ?? expect.fail('and known') };
  // As the other tab does it, and before this one heard of it.
  await act(async () => {
    await vault.settings.put({ key: 'active', profile: lerato });
    await submit({ vault, cache, profile }, 1, 77_123);
  });
  expect(await screen.findByText(/Loading/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('77');
  expect(document.body.textContent).toContain('Grace Valley');
  expect(document.body.textContent).not.toContain('Hope City');
});

test('an organisation whose session is over asks for its password', async () => {
  const { vault } = await inTwo();
  await endSession(vault, lerato, 'expired');
  const address = await openApp('/');
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Hope City\s*Sign in again$/ }));
  await screen.findByRole('heading', { name: 'Sign in again' });
  expect(address()).toContain('/add-organisation?email=');
  expect((await activeProfile(vault))?.id).toBe(thabo);
});

test('the way to add one leads to a sign-in, and back, without a sign-out', async () => {
  const store = await signInHere();
  await openApp('/');
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add an organisation' }));
  await screen.findByRole('heading', { name: 'Add an organisation' });
  expect((await store.vault.profiles.get(thabo))?.session.kind).toBe('signedIn');
  fireEvent.click(screen.getByRole('link', { name: 'Back to Grace Valley' }));
  await screen.findByRole('spinbutton', { name: 'Attendance' });
});

test('a sign-in that began in an organisation links the two', async () => {
  const { vault } = await signInHere();
  await beginSession(vault, atHopeCity());
  rememberSession({ accessToken: 'token', profile: lerato, tenant: hopeCity });
  await linkWithHere(thabo);
  expect(assigned).toEqual(['/']);
  expect((await linkedTo(vault, thabo)).map(({ id }) => id)).toEqual([lerato]);
});

test('a tablet that several share offers none, and its address leads back', async () => {
  const { vault } = await inTwo();
  rememberTablet({
    id: fixedId(960),
    tenantId: graceValley,
    name: 'Tablet',
    church: 'Soweto',
    severalUshers: true,
    lockAfter: null,
  });
  const address = await openApp('/add-organisation');
  await openMenu();
  await screen.findByRole('menuitem', { name: 'Church: Soweto' });
  expect(screen.queryByRole('menuitem', { name: /Hope City|Add an organisation/ })).toBeNull();
  expect(address()).toBe('/pages/profile/dashboard');
  expect(await vault.profiles.count()).toBe(2);
});

test('a look at the app as somebody else offers neither a church nor an organisation', async () => {
  const { vault, profile } = await inTwo();
  const id = fixedId(961);
  const seen = { looker: lerato, until: Date.now() + 60_000, refusal: 'No' };
  await vault.profiles.put({ ...profile, id, seen, linked: [lerato] });
  await vault.settings.put({ key: 'active', profile: id });
  rememberSession({ accessToken: 'seen', profile: id, tenant: graceValley });
  const cache = databases().cache(id);
  await cache.church.bulkPut(await databases().cache(thabo).church.toArray());
  await openApp('/apps/churches/my-reports');
  await openMenu();
  await screen.findByRole('heading', { name: 'My reports' });
  expect(
    screen.queryByRole('menuitem', { name: /Church:|Hope City|Add an organisation/ }),
  ).toBeNull();
});

test('My reports calls what waits in the other organisation by its name', async () => {
  vi.stubGlobal('indexedDB', Dexie.dependencies.indexedDB);
  const { vault } = await inTwo();
  const theirs = (await vault.profiles.get(lerato)) ?? expect.fail('the other account is here');
  const profile = { ...theirs, user: theirs.user ?? expect.fail('and known') };
  await submit({ vault, cache: databases().cache(lerato), profile }, 1);
  await openApp('/apps/churches/my-reports');
  expect(await screen.findByText('1 report of Hope City waits to be sent.')).toBeTruthy();
  expect(screen.queryByText(/another person/)).toBeNull();
  await endSession(vault, lerato, 'expired');
  expect(await screen.findByText(/^Sign in to Hope City again from your menu/)).toBeTruthy();
});

const asked = `/add-organisation?of=${lerato}&page=${encodeURIComponent('/apps/people?open=1')}`;

test('a notification of the other organisation opens it, at its page', async () => {
  const { vault } = await inTwo();
  await openApp(asked);
  await waitFor(() => expect(assigned).toEqual(['/apps/people?open=1']));
  expect((await activeProfile(vault))?.id).toBe(lerato);
  expect(localStorage.getItem('tenant')).toBe(hopeCity);
});

test('a notification of somebody else opens nothing', async () => {
  const { vault } = await signInHere();
  await beginSession(vault, atHopeCity());
  await vault.settings.put({ key: 'active', profile: thabo });
  const address = await openApp(asked);
  await screen.findByRole('spinbutton', { name: 'Attendance' });
  expect(address()).toBe('/pages/profile/dashboard');
  expect(assigned).toEqual([]);
  expect((await activeProfile(vault))?.id).toBe(thabo);
});

test('an address from outside leads to no page of somebody else', async () => {
  await inTwo();
  await openApp(`/add-organisation?of=${lerato}&page=${encodeURIComponent('//evil.example/')}`);
  await waitFor(() => expect(assigned).toEqual(['/']));
});
