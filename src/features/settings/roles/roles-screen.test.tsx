// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TeamMember } from '#domain/access/team.ts';
import { Failure } from '#domain/errors.ts';
import { permissions, roleNames, type Grant } from '#domain/permissions.ts';
import { rememberTablet } from '../../../api/devices/tablet.ts';
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
import { fixedId, soweto } from '../../../../tests/support/device.ts';

const own = fixedId(71);
let helper: {
  id: string;
  name: string;
  purpose: string;
  version: number;
  people: number;
  permissions: string[];
};
let asked: { call: string; body: unknown }[];
let answers: Record<string, (body: unknown) => unknown>;

const held = {
  id: fixedId(72),
  role: 'Custom',
  customRoleId: own,
  title: 'Youth helper',
  scope: 'church',
  scopeId: soweto,
  place: 'Soweto',
  endsOn: null,
  mayEnd: true,
} as const;
const lerato: TeamMember = {
  id: fixedId(73),
  name: 'Lerato Dube',
  email: 'lerato@example.org',
  avatar: null,
  standing: 'open',
  roles: [held],
  isSelf: false,
  mayClose: true,
  maySeeAs: true,
};

async function serve(request: Request): Promise<Response> {
  const named = `${request.method} ${new URL(request.url).pathname}`;
  const body = await request.text();
  const read: unknown = body === '' ? null : JSON.parse(body);
  asked.push({ call: named, body: read });
  const answer = answers[named];
  if (!answer) throw new TypeError('No network');
  try {
    return Response.json(answer(read), { status: request.method === 'GET' ? 200 : 202 });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return Response.json(error.body(), { status: error.status });
  }
}

const roles = '/api/v1/access/custom-roles';

async function begin(grants: Grant[] = administrator): Promise<() => string> {
  await signInHere(grants);
  return openApp('/pages/settings/roles');
}

beforeEach(() => {
  freshBrowser();
  asked = [];
  helper = {
    id: own,
    name: 'Youth helper',
    purpose: 'Calls the youth',
    version: 3,
    people: 12,
    permissions: ['church.view', 'person.view', 'of.a.newer.program'],
  };
  answers = {
    [`GET ${roles}`]: () => ({
      system: roleNames.map((role) => ({ role, people: role === 'Usher' ? 64 : 0 })),
      custom: [helper],
      people: 76,
    }),
    'GET /api/v1/access/team': () => ({ people: [lerato], places: [] }),
  };
  vi.stubGlobal('fetch', serve);
});
afterEach(forgetBrowser);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const openRole = async (name: RegExp) => {
  const list = await screen.findByRole('list', { name: 'Roles' });
  fireEvent.click(within(list).getByRole('button', { name }));
};
const sentTo = (call: string) => asked.findLast((one) => one.call === call)?.body;
const page = () => document.querySelector('main') ?? document.body;

test('issue 13: a role of Ibandla is shown with its people and permissions, and cannot be changed', async () => {
  await begin();
  await openRole(/^Usher.*64 people$/);
  const table = await screen.findByRole('table', { name: 'What Usher may do' });
  const line = within(table).getByRole('row', { name: /^Church reports/ });
  const [see, edit] = within(line).getAllByRole('cell');
  expect([see?.textContent, edit?.textContent]).toEqual(['No', 'Yes']);
  expect(within(table).queryAllByRole('button')).toEqual([]);
  expect(screen.getByText(/It cannot be changed/)).toBeTruthy();
  await axeFindsNothing('a role of Ibandla', page());
});

test('issue 13: a role of one’s own is edited in place: counted, undone, and saved for everybody who holds it', async () => {
  await begin();
  await openRole(/^Youth helper/);
  press('Follow-ups, edit: no');
  expect(await screen.findByText('2 changes not saved')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Follow-ups, see: yes, not saved yet' })).toBeTruthy();
  await axeFindsNothing('a role that is being changed', page());
  press('Undo');
  await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
  press('People, see: yes');
  expect(await screen.findByText('1 change not saved')).toBeTruthy();
  answers[`PUT ${roles}/${own}`] = (body) => {
    helper = { ...helper, ...(body as object), version: 4 };
    return { version: 4, people: 12 };
  };
  press('Save for 12 people');
  await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
  expect(sentTo(`PUT ${roles}/${own}`)).toEqual({
    name: 'Youth helper',
    purpose: 'Calls the youth',
    permissions: ['church.view'],
    version: 3,
  });
  expect(await screen.findByRole('button', { name: 'People, see: no' })).toBeTruthy();
});

test('issue 13: what is not saved is not left by mistake', async () => {
  await begin();
  await openRole(/^Youth helper/);
  press('Chat, edit: no');
  await openRole(/^Usher/);
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('1 change not saved')).toBeTruthy();
});

test('issue 13: a change of somebody else is said, and nothing of it is overwritten', async () => {
  await begin();
  await openRole(/^Youth helper/);
  press('Chat, edit: no');
  answers[`PUT ${roles}/${own}`] = () => {
    throw new Failure(
      'conflict',
      'Somebody else changed this role. Load it again, then make your change',
    );
  };
  press('Save for 12 people');
  expect(await screen.findByText(/^Somebody else changed this role/)).toBeTruthy();
  helper = { ...helper, version: 4 };
  dispatchEvent(new Event('online'));
  expect(await screen.findByText(/Press Undo to see it as it is now/)).toBeTruthy();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save for 12 people' });
  expect(save.disabled).toBe(true);
});

test('issue 13: a new role is begun as a copy; it needs a name, and makes no roles', async () => {
  await begin();
  await screen.findByRole('table', { name: 'What System Admin may do' });
  press('Copy as a new role');
  const name = await screen.findByLabelText('Name of the role');
  expect((name as HTMLInputElement).value).toBe('System Admin (copy)');
  fireEvent.change(name, { target: { value: ' ' } });
  press('Make this role');
  expect(await screen.findByText('Give the role a name')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'Deputy' } });
  answers[`POST ${roles}`] = () => ({ id: own });
  press('Make this role');
  await waitFor(() =>
    expect(sentTo(`POST ${roles}`)).toEqual({
      name: 'Deputy',
      purpose: '',
      permissions: permissions.filter((one) => one !== 'role.define'),
    }),
  );
});

test('issue 13: a role that nobody holds is archived after one more question', async () => {
  helper = { ...helper, people: 0 };
  answers[`POST ${roles}/${own}/archive`] = () => ({ archived: true });
  await begin();
  await openRole(/^Youth helper/);
  press('Archive role');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Archive the role “Youth helper”?',
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Archive role' }));
  expect(await screen.findByRole('table', { name: 'What System Admin may do' })).toBeTruthy();
  expect(asked.map(({ call }) => call)).toContain(`POST ${roles}/${own}/archive`);
});

async function choose(name: RegExp): Promise<void> {
  const person = await screen.findByRole('combobox', { name: 'Person' });
  fireEvent.focus(person);
  fireEvent.change(person, { target: { value: name.source } });
  fireEvent.click(await screen.findByRole('option', { name }));
}

test('issue 14: on a tablet that several share nobody opens the app as somebody else', async () => {
  rememberTablet({
    id: fixedId(960),
    tenantId: fixedId(961),
    name: 'Tablet',
    church: 'Soweto',
    severalUshers: true,
    lockAfter: null,
  });
  await begin();
  await choose(/Lerato Dube/);
  await screen.findByText(/^Several people use this device. Open the app as Lerato would see it/);
  expect(screen.queryByRole('button', { name: /^Open the app as/ })).toBeNull();
});

test('issue 13: what a person can see is said with the role and the place that it comes from', async () => {
  await begin();
  await screen.findByRole('list', { name: 'Roles' });
  await choose(/Lerato Dube/);
  expect(screen.getByRole('button', { name: /^Open the app as Lerato/ })).toBeTruthy();
  const why = await screen.findByRole('list', { name: 'What Lerato Dube can see' });
  const lines = within(why)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toContain('PartlyPeopleSeebecause: Youth helper of Soweto');
  expect(lines).toContain('NoAudit logNot shownbecause: No role of theirs gives it');
  await axeFindsNothing('why somebody sees what they see', page());
});

test('issue 13: who looks after a church sees roles and changes none', async () => {
  const local: Grant = {
    role: 'Church Admin',
    scope: 'church',
    scopeId: soweto,
    churchIds: [soweto],
  };
  await begin([local]);
  await openRole(/^Youth helper/);
  expect(await screen.findByRole('table', { name: 'What Youth helper may do' })).toBeTruthy();
  expect(screen.getByText(/Only System Admins change it/)).toBeTruthy();
  for (const name of ['New role', 'Copy as a new role', 'Archive role']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('issue 13: without a connection nothing can be saved', async () => {
  const where = await begin();
  await openRole(/^Youth helper/);
  press('Chat, edit: no');
  loseNetwork();
  expect(await screen.findByText(/This is how it was at/)).toBeTruthy();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save for 12 people' });
  expect(save.disabled).toBe(true);
  expect(where()).toBe('/pages/settings/roles');
});

test('B01 who looks after nobody is led to their own reports, and the server is not asked', async () => {
  const where = await begin(usherOfBoth);
  await waitFor(() => expect(where()).toBe('/apps/churches/my-reports'));
  expect(asked.map(({ call }) => call)).not.toContain(`GET ${roles}`);
});
