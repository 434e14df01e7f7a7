// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '#store/database.ts';
import { choosePlace } from '#store/session/place.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  holdReport,
  loseNetwork,
  openApp,
  signInHere,
  sunday,
  tshwane,
  usherOfBoth,
} from '../../../tests/support/app-page.tsx';
import { fixedId, report, soweto, thabo } from '../../../tests/support/device.ts';

beforeEach(freshBrowser);
afterEach(forgetBrowser);

const form = '/apps/churches/submit-attendance-report';
const attendance = () => screen.findByRole('spinbutton', { name: 'Attendance' });
/** An usher has two, of which each screen shows one. */
async function key(name: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: `Church: ${name}` });
  return first ?? expect.fail('the header has a key');
}

async function choose(from: string, to: string): Promise<void> {
  fireEvent.click(await key(from));
  const list = await screen.findByRole('list', { name: 'Churches' });
  fireEvent.click(within(list).getByRole('button', { name: to }));
  await key(to);
}

const placeOf = async ({ vault }: Store) => (await vault.profiles.get(thabo))?.place;

test('an usher of two churches is in the other one after a tap and a choice, without a network', async () => {
  const store = await signInHere();
  loseNetwork();
  const address = await openApp('/');
  fireEvent.change(await attendance(), { target: { value: '71' } });
  await waitFor(async () => expect(await store.vault.drafts.count()).toBe(1));
  await choose('Soweto', 'Tshwane');
  await waitFor(() => expect(screen.getAllByText(/Tshwane · First service/)).toHaveLength(1));
  expect(address()).toBe(`${form}?church=${tshwane}`);
  expect(await placeOf(store)).toBe(tshwane);

  // A draft stays with the church that it was begun for.
  expect(await attendance()).toHaveProperty('value', '');
  expect(await store.vault.drafts.toArray()).toMatchObject([
    { churchId: soweto, values: { attendance: 71 } },
  ]);
  await choose('Tshwane', 'Soweto');
  await waitFor(async () => expect(await attendance()).toHaveProperty('value', '71'));
});

test('the next start opens the form of the church that was chosen', async () => {
  const store = await signInHere();
  await choosePlace(store.vault, thabo, tshwane);
  await openApp('/');
  await attendance();
  expect(screen.getByText(/Tshwane · First service/)).toBeTruthy();
});

test('a church that was lost is dropped: the form of another one opens', async () => {
  const store = await signInHere(usherOfBoth.slice(0, 1));
  await choosePlace(store.vault, thabo, tshwane);
  const address = await openApp(`${form}?church=${tshwane}`);
  await attendance();
  expect(screen.getByText(/Soweto · First service/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Church:/ })).toBeNull();
  expect(address()).toContain(form);
});

test('in the back office a list begins with the church that was chosen, and its filter takes it off', async () => {
  const store = await signInHere(administrator);
  await choosePlace(store.vault, thabo, tshwane);
  const address = await openApp('/apps/churches/attendance-reports');
  await waitFor(() =>
    expect(address()).toBe(`/apps/churches/attendance-reports?church=${tshwane}`),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(address()).toBe('/apps/churches/attendance-reports'));
});

test.each([
  ['/apps/people', `/apps/people?only=churchId%3A${tshwane}`],
  ['/apps/churches/dashboard', `/apps/churches/dashboard?church=${tshwane}`],
  [
    '/apps/churches/reports/attendance-analytics',
    `/apps/churches/reports/attendance-analytics?churches=${tshwane}`,
  ],
])('%s begins with the church that was chosen', async (path, wanted) => {
  const store = await signInHere(administrator);
  await choosePlace(store.vault, thabo, tshwane);
  const address = await openApp(path);
  await waitFor(() => expect(address()).toBe(wanted));
});

test('an address that names a church, or asks something else, is answered as it stands', async () => {
  const store = await signInHere(administrator);
  await choosePlace(store.vault, thabo, tshwane);
  const address = await openApp(`/apps/churches/dashboard?church=${soweto}`);
  await key('Tshwane');
  expect(address()).toBe(`/apps/churches/dashboard?church=${soweto}`);
});

test('a page of the back office follows the choice, and shows all churches again', async () => {
  const store = await signInHere(administrator);
  const address = await openApp('/apps/churches/dashboard');
  await choose('All churches', 'Soweto');
  await waitFor(() => expect(address()).toBe(`/apps/churches/dashboard?church=${soweto}`));
  await choose('Soweto', 'All churches');
  await waitFor(() => expect(address()).toBe('/apps/churches/dashboard'));
  expect(await placeOf(store)).toBeUndefined();
});

test('chosen from the drawer of a phone, the page of the church is there without the drawer', async () => {
  await signInHere(administrator);
  const address = await openApp('/apps/churches/dashboard');
  await key('All churches');
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  fireEvent.click(within(drawer).getByRole('button', { name: /^Thabo.*menu$/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Church: All churches' }));
  const list = await screen.findByRole('list', { name: 'Churches' });
  fireEvent.click(within(list).getByRole('button', { name: 'Soweto' }));
  await waitFor(() => expect(address()).toBe(`/apps/churches/dashboard?church=${soweto}`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the first page of the back office is of the church that was chosen, and its own choice takes it off', async () => {
  const store = await signInHere(administrator);
  for (const [at, churchId] of [soweto, tshwane].entries()) {
    await holdReport(store, {
      ...report(1, 40 + at),
      churchId,
      id: fixedId(970 + at),
      kind: 'church',
      serviceName: churchId === soweto ? 'Morning of Soweto' : 'Morning of Tshwane',
      occurrence: 1,
      standingVersionId: fixedId(980 + at),
      authorIds: [thabo],
      authorNames: ['Thabo Molefe'],
      openVersions: 0,
      decision: null,
      status: 'submitted',
      unusual: false,
      receiptNumber: `GV-${at}`,
      date: sunday,
      receivedAt: `${sunday}T07:00:00.000Z`,
    });
  }
  await choosePlace(store.vault, thabo, tshwane);
  await openApp('/pages/profile/dashboard');
  await screen.findByText(/Morning of Tshwane/);
  expect(screen.queryByText(/Morning of Soweto/)).toBeNull();
  fireEvent.change(await screen.findByLabelText('Church'), { target: { value: 'all' } });
  await screen.findByText(/Morning of Soweto/);
  expect(await placeOf(store)).toBeUndefined();
});

test('the board of a Sunday is of all churches, and says so to whoever works in one', async () => {
  const store = await signInHere(administrator);
  await choosePlace(store.vault, thabo, tshwane);
  await openApp(`/apps/churches/sunday?date=${sunday}`);
  await screen.findByText(/^Sunday 22 November, all your churches$/);
  const tiles = await screen.findByRole('list', { name: 'Churches' });
  await waitFor(() => expect(within(tiles).getAllByRole('listitem')).toHaveLength(2));
});

test('many churches are found by typing', async () => {
  const store = await signInHere(administrator);
  const [church] = await store.cache.church.toArray();
  if (!church) return expect.fail('a church is here');
  await store.cache.church.bulkPut(
    held(
      Array.from({ length: 9 }, (_, at) => ({
        ...church,
        id: fixedId(950 + at),
        name: `Branch ${at}`,
      })),
    ),
  );
  await openApp('/pages/profile/dashboard');
  fireEvent.click(await key('All churches'));
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search churches' }), {
    target: { value: 'branch 7' },
  });
  const list = screen.getByRole('list', { name: 'Churches' });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Branch 7']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
  expect(screen.getByText('No church is called that. Try fewer letters.')).toBeTruthy();
});
