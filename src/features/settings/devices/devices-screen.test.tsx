// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedDevice } from '#domain/devices/registering.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
  usherOfBoth,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../../tests/support/device.ts';

const path = '/api/v1/devices';
const registration = {
  id: fixedId(81),
  name: 'Usher tablet 1',
  churchId: soweto,
  severalUshers: true,
  lockAfter: 10,
  claimedAt: '2026-10-01T08:00:00.000Z',
  revokedAt: null,
};
const inUse: ListedDevice = {
  registration,
  deviceId: fixedId(82),
  label: 'Chrome on Android',
  church: 'Soweto',
  people: ['Lerato Dlamini', 'Thabo Nkosi'],
  lastSeenAt: '2026-11-22T07:30:00.000Z',
  version: '0.0.9',
  storageKept: true,
  unsent: 3,
};
const away: ListedDevice = {
  ...inUse,
  registration: { ...registration, id: fixedId(83), name: 'Foyer tablet' },
  lastSeenAt: '2026-11-13T07:30:00.000Z',
  unsent: 0,
};
const revoked: ListedDevice = {
  ...away,
  registration: {
    ...registration,
    id: fixedId(84),
    name: 'Old foyer tablet',
    revokedAt: '2026-10-03T08:00:00.000Z',
  },
  people: [],
};

let asked: { call: string; body: unknown }[];
let devices: ListedDevice[];

async function serve(request: Request): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  const text = await request.text();
  asked.push({ call, body: text === '' ? null : JSON.parse(text) });
  if (call === `GET ${path}`) return Response.json({ devices, asOf: '2026-11-22T07:41:00.000Z' });
  if (call === `POST ${path}`) {
    const expiresAt = new Date(Date.now() + 15 * 60_000).toISOString();
    return Response.json({ id: fixedId(90), code: '4K7P92RT', expiresAt });
  }
  if (call.endsWith('/revoke')) return Response.json({ people: 2 }, { status: 202 });
  if (call.startsWith('PUT')) return Response.json({ changed: true }, { status: 202 });
  throw new TypeError('No network');
}

beforeEach(() => {
  freshBrowser();
  vi.setSystemTime(new Date('2026-11-22T07:41:00.000Z'));
  asked = [];
  devices = [inUse, away, revoked];
  vi.stubGlobal('fetch', serve);
});
afterEach(forgetBrowser);

async function openDevices(search = ''): Promise<() => string> {
  const store = await signInHere(administrator);
  await store.cache
    .table('church')
    .bulkPut(held([{ id: soweto, name: 'Soweto', status: 'active' }]));
  return openApp(`/pages/settings/devices${search}`);
}

const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest('tr') as HTMLTableRowElement;

test('issue 14: a row says who counts there, when it was seen, and what waits; a week without it needs a look', async () => {
  await openDevices();
  const row = within(await rowOf('Usher tablet 1'));
  expect(row.getByText('Lerato Dlamini, 1 more')).toBeTruthy();
  expect(row.getByText('3')).toBeTruthy();
  expect(within(await rowOf('Foyer tablet')).getByText('9 days ago')).toBeTruthy();
  expect(within(await rowOf('Old foyer tablet')).getByText('Revoked 2026-10-03')).toBeTruthy();
  expect(screen.getByText('2 devices count and keep reports. 1 needs a look.')).toBeTruthy();
  await axeFindsNothing('devices', document.querySelector('main') ?? document.body);
});

test('how long a device was away is the server’s word, whatever the clock here says', async () => {
  vi.setSystemTime(new Date('2026-11-22T11:41:00.000Z'));
  await openDevices();
  expect(within(await rowOf('Usher tablet 1')).getByText('Offline, 11 min')).toBeTruthy();
});

test('issue 14: devices are narrowed by church, state and version, in the address, and all of them come back', async () => {
  devices = [inUse, { ...away, church: 'Tshwane', version: '0.0.10' }, revoked];
  const address = await openDevices('?state=away');
  await rowOf('Foyer tablet');
  expect(screen.queryByText('Usher tablet 1')).toBeNull();
  const versions = screen.getByRole('combobox', { name: 'Version' });
  expect(
    within(versions)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any', '0.0.10', '0.0.9']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Church' }), {
    target: { value: 'Soweto' },
  });
  await screen.findByText('No device is like this');
  const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  expect(state.selectedOptions[0]?.textContent).toBe('Not seen for a week');
  expect(address()).toBe('/pages/settings/devices?state=away&church=Soweto');
  await axeFindsNothing('no device', document.querySelector('main') ?? document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Show all devices' }));
  await rowOf('Usher tablet 1');
  expect(address()).toBe('/pages/settings/devices');
});

test('issue 14: a device is registered by a code; what is missing is said at its field', async () => {
  await openDevices();
  fireEvent.click(await screen.findByRole('button', { name: 'Register a device' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(form.getByRole('button', { name: 'Show the code' }));
  expect(form.getByText('Enter a name, such as Usher tablet 1')).toBeTruthy();
  expect(form.getByText('Choose the church that it counts for')).toBeTruthy();
  fireEvent.change(form.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Tablet 6' } });
  await waitFor(() => expect(form.getByRole('option', { name: 'Soweto' })).toBeTruthy());
  fireEvent.change(form.getByRole('combobox', { name: /^Church/ }), { target: { value: soweto } });
  fireEvent.click(form.getByRole('switch', { name: 'For counting alone' }));
  fireEvent.click(form.getByRole('button', { name: 'Show the code' }));
  expect(await form.findByText('4K7P 92RT')).toBeTruthy();
  expect(form.getByText(/^Works once, for 1[45]:\d\d more$/)).toBeTruthy();
  const body = asked.find(({ call }) => call === `POST ${path}`)?.body;
  expect(body).toMatchObject({
    name: 'Tablet 6',
    churchId: soweto,
    severalUshers: true,
    countingOnly: true,
  });
});

test('issue 14: revoking asks first, and says what becomes of what waits there', async () => {
  await openDevices();
  const row = within(await rowOf('Usher tablet 1'));
  const menu = row.getByRole('button', { name: 'Actions for Usher tablet 1' });
  fireEvent.keyDown(menu, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const question = await screen.findByText(
    /it sends what waits, which an administrator then checks/,
  );
  expect(question).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(asked.map(({ call }) => call)).toContain(`POST ${path}/${registration.id}/revoke`),
  );
});

test('whoever looks after no devices does not get the page', async () => {
  await signInHere(usherOfBoth);
  await openApp('/pages/settings/devices');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Devices' })).toBeNull());
  expect(asked.map(({ call }) => call)).not.toContain(`GET ${path}`);
});
