// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
import { personOf } from '../../../tests/support/people-rows.ts';

const palesa = personOf(soweto, 'Palesa Motaung', { id: fixedId(951) });
const pastor: Grant[] = [{ role: 'Pastor', scope: 'church', scopeId: soweto, churchIds: [soweto] }];
const answer = {
  name: 'Palesa Motaung',
  organisation: 'Grace Valley',
  sections: [{ title: 'Record', records: [[{ label: 'First name', value: 'Palesa' }]] }],
  leftOut: [],
};

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
    asked.push(await request.text());
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
  answering({ [`/api/v1/people/${palesa.id}/data`]: answer });
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:here';
  });
  await axeFindsNothing('the profile of somebody whose data can be taken out');
  await choose('Download their data');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain('What Grace Valley keeps about Palesa Motaung');
  expect(asked).toEqual([JSON.stringify({ churchId: soweto })]);
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
