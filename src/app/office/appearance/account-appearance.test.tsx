// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Looks } from '#domain/access/appearance-policy.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import type * as appearances from '#store/access/appearance.ts';
import type * as calls from '../../../api/calls/call.ts';
import { preferences } from '../../preferences.ts';
import { keepWithAccount } from './account-appearance.ts';
import { densityChoice } from './density-choice.ts';
import { layoutChoice } from './layout-choice.ts';

/** Duration of the answer to a call: the appearance shows here before the worker has answered. */
const answer = vi.hoisted(() => ({ comes: Promise.resolve() }));
vi.mock('../../../api/calls/call.ts', async (original) => {
  const { call, ...others } = await original<typeof calls>();
  const slow = async (...asked: Parameters<typeof call>) => {
    const answered = await call(...asked);
    await answer.comes;
    return answered;
  };
  return { ...others, call: slow };
});

/** Held answers of the account: a page may be told of one choice when the next is kept already. */
const told = vi.hoisted(() => ({ comes: Promise.resolve(), read: 0 }));
vi.mock('#store/access/appearance.ts', async (original) => {
  const { ownAppearance, ...others } = await original<typeof appearances>();
  const late = async (store: Store) => {
    const { comes } = told;
    const looks = await ownAppearance(store);
    told.read += 1;
    await comes;
    return looks;
  };
  return { ...others, ownAppearance: late };
});

const path = '/apps/churches/attendance-reports';
const elsewhere: Looks = { scheme: 'dark', theme: 'fynbos', layout: 'thin', density: 'compact' };
let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
});
afterEach(async () => {
  preferences.chooseScheme('auto');
  preferences.chooseTheme('protea');
  await forgetBrowser();
});

/** Appearance from the server, as a pull writes it. */
async function arrives(looks: Looks): Promise<void> {
  const row = { id: store.profile.id, ...looks, _scopes: [], _generation: 1 };
  await act(() => store.cache.appearance.put(row));
}

const looksHere = (): Looks => ({
  ...preferences.getSnapshot(),
  layout: layoutChoice.getSnapshot(),
  density: densityChoice.getSnapshot(),
});

async function openDrawer() {
  const [menu] = await screen.findAllByRole('button', { name: /, menu$/ });
  if (!menu) throw new Error('There is no menu of the person');
  fireEvent.click(menu);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Appearance' }));
  return screen.findByRole('dialog', { name: 'Appearance' });
}

test('what was chosen on another device shows here', async () => {
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  await arrives(elsewhere);
  await waitFor(() => expect(looksHere()).toEqual(elsewhere));
  await waitFor(() => expect(document.documentElement.dataset['density']).toBe('compact'));
});

test('what a newer version of the program knows changes nothing here', async () => {
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  await arrives({ ...elsewhere, layout: 'spiral', theme: 'baobab' });
  await waitFor(() => expect(looksHere().density).toBe('compact'));
  expect(looksHere()).toMatchObject({ layout: 'classic', theme: 'protea' });
});

test('what is chosen here holds against what was known, and goes with the account when the drawer closes', async () => {
  await arrives(elsewhere);
  await openApp(path);
  await waitFor(() => expect(looksHere()).toEqual(elsewhere));
  await openDrawer();
  fireEvent.click(screen.getByRole('radio', { name: 'Karoo' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close appearance' }));
  const mine = { ...elsewhere, theme: 'karoo', density: 'comfortable' };
  await waitFor(async () =>
    expect((await store.vault.items.toArray()).map(({ name, args }) => [name, args])).toEqual([
      ['access.saveAppearance', mine],
    ]),
  );
  expect(looksHere()).toEqual(mine);
  // Nothing new was chosen: nothing is sent again.
  await keepWithAccount();
  expect(await store.vault.items.count()).toBe(1);
});

test('what is chosen while the choice before it is on its way stays, and goes too', async () => {
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  const { promise, resolve } = Promise.withResolvers<void>();
  answer.comes = promise;
  preferences.chooseTheme('karoo');
  const first = keepWithAccount();
  densityChoice.choose('compact');
  await waitFor(async () => expect(await store.vault.items.count()).toBe(1));
  resolve();
  await first;
  expect(looksHere()).toMatchObject({ theme: 'karoo', density: 'compact' });
  await keepWithAccount();
  const sent = (await store.vault.items.toArray()).map(({ args }) => args);
  expect(sent).toContainEqual(expect.objectContaining({ theme: 'karoo', density: 'compact' }));
});

test('what the page was told of an earlier choice does not undo the one after it', async () => {
  await openApp(path);
  await screen.findByRole('button', { name: 'Search' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = told.read;
  told.comes = promise;
  layoutChoice.choose('thin');
  await keepWithAccount();
  await waitFor(() => expect(told.read).toBeGreaterThan(before));
  told.comes = Promise.resolve();
  layoutChoice.choose('material');
  await keepWithAccount();
  const shown: string[] = [];
  const stop = layoutChoice.subscribe(() => shown.push(layoutChoice.getSnapshot()));
  const read = told.read;
  await act(async () => resolve());
  // The page asks again behind the answer that was late.
  await waitFor(() => expect(told.read).toBeGreaterThan(read));
  await act(() => navigator.locks.request('appearance', async () => undefined));
  stop();
  expect(shown).toEqual([]);
  expect(layoutChoice.getSnapshot()).toBe('material');
});
