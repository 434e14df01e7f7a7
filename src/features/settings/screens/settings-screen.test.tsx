// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedInDevice } from '#domain/access/own-security.ts';
import type { TeamMember, TeamPlace } from '#domain/access/team.ts';
import { Failure } from '#domain/errors.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  loseNetwork,
  openApp,
  signInHere,
  usherOfBoth,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto, thabo } from '../../../../tests/support/device.ts';

let store: Store;
let asked: { call: string; body: unknown }[];
let answers: Record<string, () => unknown>;

/** The server's part: what is not named has no network. */
async function serve(request: Request): Promise<Response> {
  const named = `${request.method} ${new URL(request.url).pathname}`;
  const body = await request.text();
  asked.push({ call: named, body: body === '' ? null : JSON.parse(body) });
  const answer = answers[named];
  if (!answer) throw new TypeError('No network');
  try {
    return Response.json(answer(), { status: request.method === 'GET' ? 200 : 202 });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return Response.json(error.body(), { status: error.status });
  }
}

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', serve);
});
afterEach(forgetBrowser);

const region = (name: string) => screen.findByRole('region', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const queued = async () =>
  (await store.vault.items.toArray()).map(({ name, args }) => [name, args]);
const main = () => must(document.querySelector('main'));

function choose(label: string, option: string): void {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  const found = [...field.options].find(({ text }) => text === option) ?? null;
  fireEvent.change(field, { target: { value: must(found).value } });
}

function must<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no page');
  return value;
}

const lastDay = () => screen.getByRole('textbox', { name: /^Last day/ });

describe('the list of sections', () => {
  test('S2-038 it names five and, for who may open them, the pages of the organisation; it marks the one that is open, and each has an address', async () => {
    const where = await openApp('/pages/settings');
    const list = await screen.findByRole('navigation', { name: 'Settings' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.querySelector('span > span')?.textContent)).toEqual([
      'Account',
      'Security',
      'Plan and billing',
      'Notifications',
      'Team',
      'Organisation',
      'Custom fields',
      'Retention',
      'Report policies',
      'Roles and permissions',
      'Devices',
      'Audit log',
      'Download everything',
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
    fireEvent.click(within(list).getByRole('link', { name: /^Plan and billing/ }));
    await region('What is included');
    expect(where()).toBe('/pages/settings/plan-billing');
    await axeFindsNothing('plan and billing', main());
  });

  test('on a phone it opens over the page, and choosing closes it', async () => {
    await openApp('/pages/settings/plan-billing');
    fireEvent.click(await screen.findByRole('button', { name: 'Plan and billing' }));
    const drawer = await screen.findByRole('dialog', { name: 'Sections' });
    fireEvent.click(within(drawer).getByRole('link', { name: /^Account/ }));
    await region('Profile');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a section that is none is a page that is gone', async () => {
    const where = await openApp('/pages/settings/wallet');
    await waitFor(() => expect(where()).toBe('/404-not-found'));
  });
});

describe('account', () => {
  test('a name is saved on this device and sent later; an empty one says what to do', async () => {
    await openApp('/pages/settings');
    const profile = await region('Profile');
    await axeFindsNothing('account', main());
    type('Name', '  ');
    press('Save changes');
    expect(await within(profile).findByText('Enter your name')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    type('Name', 'Thabo Nkosi-Dube');
    press('Save changes');
    expect(await within(profile).findByText('Saved on this device')).toBeTruthy();
    expect(await queued()).toEqual([['access.updateUser', { user: { name: 'Thabo Nkosi-Dube' } }]]);
    // The frame calls them so as well.
    await screen.findAllByRole('button', { name: /^Thabo Nkosi-Dube, menu$/ });
  });

  test('what is not saved is not left by mistake', async () => {
    const where = await openApp('/pages/settings');
    await region('Profile');
    type('Name', 'Somebody else');
    const list = screen.getByRole('navigation', { name: 'Settings' });
    fireEvent.click(within(list).getByRole('link', { name: /^Plan and billing/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(where()).toBe('/pages/settings');
    expect(screen.getByDisplayValue('Somebody else')).toBeTruthy();
    fireEvent.click(within(list).getByRole('link', { name: /^Plan and billing/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await region('What is included');
  });
});

const device = (id: number, changes: Partial<SignedInDevice> = {}): SignedInDevice => ({
  deviceId: fixedId(id),
  label: 'Firefox on Linux',
  signedInAt: '2026-11-20T06:00:00.000Z',
  lastSeenAt: '2026-11-22T07:30:00.000Z',
  isHere: false,
  ...changes,
});

describe('security', () => {
  const devices = [device(1, { isHere: true, label: 'Chrome on Windows' }), device(2)];
  beforeEach(() => {
    answers['GET /api/v1/access/sessions'] = () => ({ devices });
  });

  test('a wrong password stands at its field, and nothing typed is lost; a right one tells what it did', async () => {
    await openApp('/pages/settings/security');
    const card = await region('Password');
    const sentence = 'This is not the password you use now. Try again';
    answers['POST /api/v1/userdetails/password'] = () => {
      throw new Failure('validation', sentence, { fields: { current: sentence } });
    };
    type('Current password', 'a guess');
    type('New password', 'a longer one of mine');
    press('Change password');
    expect(await within(card).findByText(sentence)).toBeTruthy();
    expect(screen.getByDisplayValue('a longer one of mine')).toBeTruthy();
    answers['POST /api/v1/userdetails/password'] = () => ({ ended: 1 });
    press('Change password');
    expect(await within(card).findByText(/You were signed out in one other place/)).toBeTruthy();
    expect(screen.queryByDisplayValue('a longer one of mine')).toBeNull();
    const looked = asked.filter(({ call }) => call === 'GET /api/v1/access/sessions');
    expect(looked.length).toBeGreaterThan(1);
  });

  test('a device is signed out after one more question; this one is marked and has no way out here', async () => {
    await openApp('/pages/settings/security');
    const list = await screen.findByRole('list', { name: 'Devices' });
    const [here, there] = within(list).getAllByRole('listitem');
    expect(here?.textContent).toContain('This device');
    expect(within(must(here ?? null)).queryByRole('button')).toBeNull();
    await axeFindsNothing('security', main());
    answers['POST /api/v1/access/sessions/end'] = () => {
      answers['GET /api/v1/access/sessions'] = () => ({ devices: devices.slice(0, 1) });
      return { ended: 1 };
    };
    fireEvent.click(within(must(there ?? null)).getByRole('button', { name: 'Sign out' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Sign out on Firefox on Linux?',
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(asked).toContainEqual({
      call: 'POST /api/v1/access/sessions/end',
      body: { deviceId: fixedId(2) },
    });
    const everywhere = screen.getByRole('button', { name: 'Sign out everywhere else' });
    expect(everywhere).toHaveProperty('disabled', true);
  });

  test('issue 10.3: a device that only sends what was left there is named, and can be stopped', async () => {
    answers['GET /api/v1/access/sessions'] = () => ({
      devices: [devices[0], device(3, { onlySends: true })],
    });
    await openApp('/pages/settings/security');
    const list = await screen.findByRole('list', { name: 'Devices' });
    const row = must(within(list).getAllByRole('listitem')[1] ?? null);
    expect(row.textContent).toContain('Signed out. Reports that wait there still send');
    answers['POST /api/v1/access/sessions/end'] = () => {
      answers['GET /api/v1/access/sessions'] = () => ({ devices: devices.slice(0, 1) });
      return { ended: 0 };
    };
    fireEvent.click(within(row).getByRole('button', { name: 'Stop sending' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Stop sending from Firefox on Linux?',
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stop sending' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(asked).toContainEqual({
      call: 'POST /api/v1/access/sessions/end',
      body: { deviceId: fixedId(3) },
    });
  });

  test('without a network it says how old it is, and that ending one needs the server', async () => {
    await openApp('/pages/settings/security');
    await screen.findByRole('list', { name: 'Devices' });
    act(loseNetwork);
    expect(
      await screen.findByText(/This is how it was at .* Changes need a connection/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign out' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  test('where the server refuses, it says why and asks again on demand', async () => {
    answers['GET /api/v1/access/sessions'] = () => {
      throw new Failure('internal', 'Something went wrong on our side');
    };
    await openApp('/pages/settings/security');
    expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
    answers['GET /api/v1/access/sessions'] = () => ({ devices });
    press('Try again');
    await screen.findByRole('list', { name: 'Devices' });
  });
});

describe('notifications', () => {
  test('each switch is kept at once, also without a network; what is always there cannot be switched', async () => {
    await openApp('/pages/settings/notifications');
    const card = await region('Notifications');
    await axeFindsNothing('notifications', main());
    const box = (name: string) => within(card).getByRole('checkbox', { name });
    expect(within(card).getAllByRole('checkbox')).toHaveLength(12);
    expect(box('Team Chat: App')).toHaveProperty('disabled', true);
    fireEvent.click(box('Messages of the church: Phone'));
    await waitFor(() =>
      expect(box('Messages of the church: Phone').getAttribute('aria-checked')).toBe('false'),
    );
    expect(await within(card).findByText('Saved on this device')).toBeTruthy();
    fireEvent.click(box('I get a new role: App'));
    const switches = [
      ['shell.switchNews', { kind: 'message', way: 'push', on: false }],
      ['shell.switchNews', { kind: 'roleGiven', way: 'app', on: false }],
    ];
    await waitFor(async () => expect(await queued()).toHaveLength(switches.length));
    // Two switches do not wait for each other: ids of one millisecond sort as they fall.
    expect(await queued()).toEqual(expect.arrayContaining(switches));
  });

  test('what was switched on another device shows here', async () => {
    await openApp('/pages/settings/notifications');
    const card = await region('Notifications');
    const row = { id: thabo, off: ['reportsDiffer.app', 'weather.app'] };
    await act(() => store.cache.newsChoice.put({ ...row, _scopes: [], _generation: 1 }));
    const name = 'Two reports for the same service: App';
    await waitFor(() =>
      expect(within(card).getByRole('checkbox', { name }).getAttribute('aria-checked')).toBe(
        'false',
      ),
    );
  });
});

describe('team', () => {
  const usher = {
    id: fixedId(21),
    role: 'Usher',
    customRoleId: null,
    title: 'Usher',
    scope: 'church',
    scopeId: soweto,
    place: 'Soweto',
    endsOn: null,
    mayEnd: true,
  } as const;
  const member = (id: number, name: string, changes: Partial<TeamMember> = {}): TeamMember => ({
    id: fixedId(id),
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.org`,
    avatar: null,
    standing: 'open',
    roles: [usher],
    isSelf: false,
    mayClose: true,
    maySeeAs: true,
    ...changes,
  });
  const people = [
    member(11, 'Lerato Dube'),
    member(12, 'Sipho Ndlovu', { standing: 'invited', roles: [{ ...usher, id: fixedId(22) }] }),
    member(13, 'Thabo Nkosi', { isSelf: true, mayClose: false, roles: [] }),
  ];
  const helper = { id: fixedId(41), name: 'Youth helper' };
  const places: TeamPlace[] = [
    {
      scope: 'tenant',
      scopeId: null,
      place: null,
      roles: ['System Admin', 'Pastor'],
      customRoles: [],
    },
    {
      scope: 'church',
      scopeId: soweto,
      place: 'Soweto',
      roles: ['Pastor', 'Usher'],
      customRoles: [helper],
    },
  ];
  beforeEach(() => {
    answers['GET /api/v1/access/team'] = () => ({ people, places });
  });

  test('who has an account, what they may do, and nothing to change about oneself', async () => {
    await openApp('/pages/settings/team');
    const list = await screen.findByRole('list', { name: 'People' });
    const rows = [...list.children].map((row) => within(row as HTMLElement));
    expect(rows).toHaveLength(3);
    expect(rows[0]?.getByText('Usher, Soweto')).toBeTruthy();
    expect(rows[1]?.getByText('Invited')).toBeTruthy();
    expect(rows[1]?.getByRole('button', { name: 'Invite again' })).toBeTruthy();
    expect(rows[2]?.getByText('You')).toBeTruthy();
    expect(rows[2]?.queryAllByRole('button')).toEqual([]);
    await axeFindsNothing('team', main());
  });

  test('a role is taken and an account closed only after one more question', async () => {
    answers[`POST /api/v1/access/roles/${usher.id}/end`] = () => ({ ended: true });
    answers[`POST /api/v1/access/accounts/${fixedId(11)}/disable`] = () => ({ disabled: true });
    await openApp('/pages/settings/team');
    await screen.findByRole('list', { name: 'People' });
    press('Take away Usher, Soweto, from Lerato Dube');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    press('Take away Usher, Soweto, from Lerato Dube');
    fireEvent.click(await screen.findByRole('button', { name: 'Take it away' }));
    await waitFor(() => expect(asked.some(({ call }) => call.includes('/roles/'))).toBe(true));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [close] = screen.getAllByRole('button', { name: 'Close account' });
    fireEvent.click(must(close ?? null));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Close the account of Lerato Dube?',
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/disable'))).toBe(true));
    expect(asked.filter(({ call }) => call.startsWith('POST /api/v1/access'))).toHaveLength(2);
  });

  test('issue 13: a role has a last day, and the organisation’s own roles are given like any other', async () => {
    const path = `POST /api/v1/access/accounts/${fixedId(11)}/roles`;
    answers[path] = () => ({ assignmentId: usher.id });
    answers['GET /api/v1/access/team'] = () => ({
      people: [member(11, 'Lerato Dube', { roles: [{ ...usher, endsOn: '2026-11-30' }] })],
      places,
    });
    await openApp('/pages/settings/team');
    expect(await screen.findByText('Usher, Soweto, until 30 Nov 2026')).toBeTruthy();
    press('Last day of Usher, Soweto, of Lerato Dube');
    // A day that was read gets a field of its own.
    const typeDay = (value: string) => {
      fireEvent.change(lastDay(), { target: { value } });
      fireEvent.blur(lastDay());
    };
    typeDay('2026-13-45');
    press('Save last day');
    expect(lastDay().getAttribute('aria-invalid')).toBe('true');
    expect(asked.map(({ call }) => call)).not.toContain(path);
    typeDay('2026-12-24');
    await axeFindsNothing('a last day', main());
    press('Save last day');
    const at = { role: 'Usher', customRoleId: null, scope: 'church', scopeId: soweto };
    const sent = () => asked.findLast(({ call }) => call === path)?.body;
    await waitFor(() => expect(sent()).toEqual({ ...at, endsOn: '2026-12-24' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Last day/ })).toBeNull());
    press('Give a role');
    choose('Where', 'Soweto');
    choose('Role', 'Youth helper');
    press('Give role');
    const given = { ...at, role: 'Custom', customRoleId: helper.id, endsOn: null };
    await waitFor(() => expect(sent()).toEqual(given));
  });

  test('somebody is invited with a role; what is wrong with the address stands at it', async () => {
    await openApp('/pages/settings/team');
    await screen.findByRole('list', { name: 'People' });
    press('Invite somebody');
    const form = await screen.findByRole('form', { name: 'Invite somebody' });
    await axeFindsNothing('inviting', main());
    const send = () =>
      fireEvent.click(within(form).getByRole('button', { name: 'Send invitation' }));
    send();
    expect(await within(form).findByText('Enter an email address')).toBeTruthy();
    expect(within(form).getByText('Choose where the role holds')).toBeTruthy();
    choose('Where', 'Soweto');
    send();
    expect(await within(form).findByText('Choose a role')).toBeTruthy();
    choose('Role', 'Usher');
    const closed = 'The account of this address was closed. Open it again, or use another address';
    answers['POST /api/v1/access/invitations'] = () => {
      throw new Failure('validation', closed, { fields: { email: closed } });
    };
    type('Email address', 'naledi@example.org');
    send();
    expect(await within(form).findByText(closed)).toBeTruthy();
    expect(screen.getByDisplayValue('naledi@example.org')).toBeTruthy();
    answers['POST /api/v1/access/invitations'] = () => ({ accountId: thabo, mailed: true });
    send();
    expect(await within(form).findByText(/invitation to naledi@example.org/)).toBeTruthy();
    expect(asked.findLast(({ call }) => call.endsWith('/invitations'))?.body).toEqual({
      email: 'naledi@example.org',
      role: 'Usher',
      customRoleId: null,
      scope: 'church',
      scopeId: soweto,
      endsOn: null,
    });
  });

  test('B01 who looks after nobody is told who does, and the server is not asked', async () => {
    await signInHere(usherOfBoth);
    await openApp('/pages/settings/team');
    expect(await screen.findByText('Your administrators look after the team')).toBeTruthy();
    expect(asked.map(({ call }) => call)).not.toContain('GET /api/v1/access/team');
    await axeFindsNothing('no team', main());
  });
});
