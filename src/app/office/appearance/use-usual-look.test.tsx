// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Organisation } from '#domain/organisation/entities.ts';
import { usualOrganisation } from '#domain/organisation/usual-organisation.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { hold } from '../../../api/pictures/pictures.ts';
import { publishSessionEnd } from '../../../api/session/who.ts';
import { preferences } from '../../preferences.ts';
import { keepWithAccount } from './account-appearance.ts';
import { layoutChoice } from './layout-choice.ts';

const path = '/apps/churches/attendance-reports';
const look = { scheme: 'dark', theme: 'karoo', layout: 'modern' };
let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:logo');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(async () => {
  publishSessionEnd('signedOut');
  await forgetBrowser();
  preferences.lookAgain();
});

async function arrives(change: Partial<Organisation>): Promise<void> {
  const row = { ...usualOrganisation(store.profile.tenant), ...change };
  await act(() => store.cache.organisation.bulkPut(held([row])));
}

const here = () => ({ ...preferences.getSnapshot(), layout: layoutChoice.getSnapshot() });
const onPage = () => document.documentElement.dataset['theme'];

test('issue 13: whoever chose no look has that of their organisation, as long as they are signed in', async () => {
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  await arrives(look);
  await waitFor(() => expect(here()).toEqual(look));
  expect(onPage()).toBe('karoo');
  // The drawer that closes has nothing to give to the account: nothing was chosen.
  await keepWithAccount();
  expect(await store.vault.items.count()).toBe(0);
  publishSessionEnd('signedOut');
  expect(here()).toEqual({ scheme: 'auto', theme: 'protea', layout: 'classic' });
  expect(onPage()).toBe('protea');
});

test('issue 13: what somebody chose holds, and what they did not choose follows the organisation', async () => {
  preferences.chooseTheme('fynbos');
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  await arrives(look);
  await waitFor(() => expect(here()).toEqual({ ...look, theme: 'fynbos' }));
});

test('issue 13: a look that only a newer program knows is that of the product here', async () => {
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  await arrives({ ...look, theme: 'baobab', layout: 'spiral' });
  await waitFor(() => expect(here().scheme).toBe('dark'));
  expect(here()).toEqual({ scheme: 'dark', theme: 'protea', layout: 'classic' });
});

test('issue 13: Reset goes back to the look of the organisation', async () => {
  preferences.chooseTheme('fynbos');
  const usual = { ...look, layout: 'classic' };
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  await arrives(usual);
  await waitFor(() => expect(here().scheme).toBe('dark'));
  const [menu] = await screen.findAllByRole('button', { name: /, menu$/ });
  if (!menu) throw new Error('There is no menu of the person');
  fireEvent.click(menu);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Appearance' }));
  await screen.findByRole('dialog', { name: 'Appearance' });
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(here()).toEqual(usual));
});

test('issue 13 B24: name and logo of the organisation stand at the top of the menu, as text', async () => {
  const id = '0198c1de-0000-7000-8000-0000000000aa';
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  await hold(pictureAddress(id), new Blob(['a logo'], { type: 'image/webp' }));
  await arrives({ name: 'Hope <b>Valley</b>', logoId: id });
  const name = await screen.findByText('Hope <b>Valley</b>');
  await waitFor(() =>
    expect(name.closest('nav')?.querySelector('img')?.getAttribute('src')).toBe('blob:logo'),
  );
});
