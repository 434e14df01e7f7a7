// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Grant } from '#domain/permissions.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../tests/support/device.ts';
import { erasedPerson } from '#domain/people/erased.ts';
import { personOf } from '../../../tests/support/people-rows.ts';

const palesa = personOf(soweto, 'Palesa Motaung', { id: fixedId(951) });
const pastor: Grant[] = [{ role: 'Pastor', scope: 'church', scopeId: soweto, churchIds: [soweto] }];
beforeEach(freshBrowser);
afterEach(forgetBrowser);

async function openProfile(who: Grant[] = administrator) {
  const store = await signInHere(who);
  await store.cache.person.bulkPut(held([palesa]));
  await openApp(`/pages/profile/${palesa.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Palesa Motaung' });
  return store;
}

const asked: string[] = [];
function answering(answers: Record<string, unknown>): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const data = answers[pathname];
    if (data === undefined) throw new TypeError('No network');
    if (request.method !== 'GET') asked.push(await request.text());
    return Response.json(data);
  });
}

async function choose(item: string): Promise<void> {
  const key = await screen.findByRole('button', { name: 'Their data' });
  fireEvent.keyDown(key, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('issue 13: what is kept about a person is saved as one file', async () => {
  await openProfile();
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(`${new URL(request.url).pathname} ${await request.text()}`);
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="data-of-palesa-motaung.zip"',
    };
    return new Response('the zip', { headers });
  });
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:here';
  });
  await axeFindsNothing('the profile of somebody whose data can be taken out');
  await choose('Download their data');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe('the zip');
  expect(asked).toEqual([
    `/api/v1/people/${palesa.id}/data/zip ${JSON.stringify({ churchId: soweto })}`,
  ]);
});

test('issue 13: without a network nothing is saved, and it is said', async () => {
  await openProfile();
  loseNetwork();
  await choose('Download their data');
  expect(await screen.findByText(/connection/i)).toBeTruthy();
});

test('issue 13: a pastor is not offered it', async () => {
  await openProfile(pastor);
  expect(screen.queryByRole('button', { name: 'Their data' })).toBeNull();
});

const erasePath = `/api/v1/people/${palesa.id}/erase`;

async function openSheet(): Promise<HTMLElement> {
  await choose('Erase…');
  return screen.findByRole('dialog', { name: 'Erase Palesa Motaung?' });
}

function fill(sheet: HTMLElement, reason: string, name: string): void {
  fireEvent.change(within(sheet).getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.change(within(sheet).getByLabelText('Type their name to erase them'), {
    target: { value: name },
  });
}

const press = (sheet: HTMLElement) =>
  fireEvent.click(within(sheet).getByRole('button', { name: 'Erase for good' }));

test('issue 13: who erases somebody reads what goes and what stays, says why and types the name', async () => {
  await openProfile();
  answering({ [erasePath]: { id: palesa.id, erasedOn: '2026-11-26' } });
  const sheet = await openSheet();
  within(sheet).getByRole('heading', { name: 'What goes' });
  within(sheet).getByRole('heading', { name: 'What stays' });
  await axeFindsNothing('the sheet that erases somebody');
  press(sheet);
  expect(await within(sheet).findByText('Choose why they are erased')).toBeTruthy();
  expect(within(sheet).getByText('Type their name')).toBeTruthy();
  expect(asked).toEqual([]);
  fill(sheet, 'asked', ' Palesa Motaung ');
  press(sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.map((body) => JSON.parse(body) as unknown)).toEqual([
    { churchId: soweto, reason: 'asked', name: 'Palesa Motaung' },
  ]);
});

test('issue 13: where the server refuses, it is said in the sheet, and what was typed stays', async () => {
  await openProfile();
  const message = 'They can still sign in. Close their account in Settings, Team first';
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: { code: 'validation', message } }, { status: 422 })),
  );
  const sheet = await openSheet();
  fill(sheet, 'asked', 'Palesa Motaung');
  press(sheet);
  expect((await within(sheet).findByRole('alert')).textContent).toContain(message);
  expect(within(sheet).getByDisplayValue('Palesa Motaung')).toBeTruthy();
});

test('issue 13: without a network nobody is erased', async () => {
  await openProfile();
  loseNetwork();
  const sheet = await openSheet();
  fill(sheet, 'asked', 'Palesa Motaung');
  press(sheet);
  expect(await within(sheet).findByRole('alert')).toBeTruthy();
});

test('issue 13: the profile of somebody who was erased says when and by whom, and nothing else', async () => {
  const store = await signInHere(administrator);
  const gone = erasedPerson(palesa, '2026-11-26');
  await store.cache.person.bulkPut(held([gone]));
  const event = {
    id: fixedId(971),
    at: '2026-11-26T10:00:00.000Z',
    byName: 'Nomsa Khumalo',
    what: 'erased',
    changes: [],
  };
  answering({ [`/api/v1/people/${palesa.id}/history`]: { data: [event] } });
  await openApp(`/pages/profile/${palesa.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Erased person' });
  expect(await screen.findByText(/was erased on 26 Nov 2026 by Nomsa Khumalo/)).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Their data' })).toBeNull();
  await axeFindsNothing('the profile of somebody who was erased');
});

const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));

test('issue 13: the archive offers nobody back who was erased', async () => {
  const store = await signInHere(administrator);
  const archived = personOf(soweto, 'Sizwe Nkosi', { id: fixedId(952), status: 'archived' });
  await store.cache.person.bulkPut(held([erasedPerson(palesa, '2026-11-26'), archived]));
  loseNetwork();
  await openApp('/apps/people?archived=true');
  await screen.findByRole('button', { name: 'Sizwe Nkosi' });

  tick('Choose Erased person');
  const chosen = screen.getByRole('toolbar', { name: 'Chosen rows' });
  within(chosen).getByText('1 of them cannot be changed any more');
  expect(within(chosen).queryByRole('button', { name: 'Take out of the archive' })).toBeNull();

  tick('Choose Sizwe Nkosi');
  fireEvent.click(within(chosen).getByRole('button', { name: 'Take out of the archive' }));
  await screen.findByText('Person taken out of the archive');
});
