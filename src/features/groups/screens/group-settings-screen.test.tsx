// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EditGroupInput } from '#domain/groups/group-editing.ts';
import { must } from '#domain/must.ts';
import type { Store } from '#store/database.ts';
import { applyResults } from '#store/deliveries.ts';
import type { Item } from '#store/item.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
  sundayMorning,
} from '../../../../tests/support/app-page.tsx';
import { fixedId, soweto } from '../../../../tests/support/device.ts';

const cell = fixedId(921);
const path = `/apps/groups/settings?group=${cell}`;

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  await hold({ name: 'Orlando West cell' });
});
afterEach(forgetBrowser);

async function hold(said: { name: string; description?: string | null }): Promise<void> {
  const groupTypeId = fixedId(922);
  const type = { id: groupTypeId, name: 'Cell', reportForm: 'group' } as const;
  await store.cache.groupType.bulkPut(held([type]));
  const when = { weekdays: [4], startTime: '19:00', status: 'active' as const };
  await store.cache.group.bulkPut(
    held([{ id: cell, churchId: soweto, groupTypeId, ...when, ...said }]),
  );
}

const region = () =>
  screen.findByRole('region', { name: 'You and Naledi Mokoena changed this group' });
const keep = async () =>
  fireEvent.click(within(await region()).getByRole('button', { name: 'Keep what is chosen' }));
const field = (name: string): Promise<HTMLInputElement> => screen.findByLabelText(name);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

async function items(): Promise<Item[]> {
  return store.vault.items.toArray();
}

async function editsWaiting(): Promise<EditGroupInput['edits'][]> {
  return (await items()).map(({ args }) => (args as EditGroupInput).edits);
}

async function rename(to: string): Promise<Item> {
  fireEvent.change(await field('Name'), { target: { value: to } });
  save();
  await screen.findByRole('heading', { level: 1, name: to });
  return must((await items())[0], 'the waiting edit');
}

describe('issue 11.3: what a group is called', () => {
  test('says where it meets; an edit waits as what it was and what it shall be, and is shown', async () => {
    await openApp(path);
    expect(await screen.findByText('Cell · Soweto · Thursdays 19:00')).toBeTruthy();
    fireEvent.change(await field('Description (optional)'), { target: { value: 'At the Dubes’' } });
    const item = await rename('Orlando East cell');
    expect(item.args).toEqual({
      id: cell,
      churchId: soweto,
      edits: {
        name: { was: 'Orlando West cell', shallBe: 'Orlando East cell' },
        description: { was: null, shallBe: 'At the Dubes’' },
      },
    });
    expect(screen.getByText('Saved on this device')).toBeTruthy();
  });

  test('the last change is taken back: before any server heard of it, it is gone', async () => {
    await openApp(path);
    const { id } = await rename('Orlando East cell');
    const state = { kind: 'waiting', attempts: 0, nextAttemptAt: 0, trouble: null } as const;
    await store.vault.items.update(id, { state });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { level: 1, name: 'Orlando West cell' });
    expect(await items()).toEqual([]);
  });

  test('the last change is taken back: once it was tried, by its opposite behind it', async () => {
    await openApp(path);
    const { id } = await rename('Orlando East cell');
    await store.vault.items.update(id, { 'state.attempts': 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { level: 1, name: 'Orlando West cell' });
    expect((await editsWaiting()).map(({ name }) => name)).toEqual(
      expect.arrayContaining([{ was: 'Orlando East cell', shallBe: 'Orlando West cell' }]),
    );
  });

  test('what nobody can read is not saved, and is said at its field', async () => {
    await openApp(path);
    fireEvent.change(await field('Name'), { target: { value: '  ' } });
    save();
    expect(await screen.findByText('Fill this in')).toBeTruthy();
    expect(await items()).toEqual([]);
  });

  test('what is typed stays when the group changes meanwhile, and says what it was made of', async () => {
    await openApp(path);
    fireEvent.change(await field('Name'), { target: { value: 'Orlando East cell' } });
    await act(() => hold({ name: 'Orlando North cell' }));
    await screen.findByRole('heading', { level: 1, name: 'Orlando North cell' });
    await rename('Orlando East cell');
    expect(await editsWaiting()).toEqual([
      { name: { was: 'Orlando West cell', shallBe: 'Orlando East cell' } },
    ]);
  });

  test('a group out of reach is as unknown as one that never was', async () => {
    await openApp(`/apps/groups/settings?group=${fixedId(999)}`);
    expect(await screen.findByText('We can’t find this group')).toBeTruthy();
  });
});

/** Naledi's name arrived first. */
async function clashed(): Promise<Item> {
  await openApp(path);
  const item = await rename('Orlando East cell');
  const at = '2026-11-22T07:00:00.000Z';
  const clash = { field: 'name', now: 'Soweto cell', byName: 'Naledi Mokoena', at };
  const problem = { code: 'conflict', message: 'Naledi Mokoena changed this' };
  const current = { clashes: [clash] };
  const now = sundayMorning.getTime();
  await act(async () => {
    await store.vault.items.update(item.id, { 'state.kind': 'sending' });
    await hold({ name: 'Soweto cell' });
    await applyResults(store.vault, [{ status: 'conflict', id: item.id, problem, current }], {
      now,
      random: () => 0,
    });
  });
  return item;
}

describe('issue 11.3: two wishes for one group', () => {
  test('are shown side by side with their people; one’s own takes the place of the other under the same id', async () => {
    const { id } = await clashed();
    const mine = within(await region()).getByRole('radio', {
      name: /^Orlando East cell\s*, of You/,
    });
    expect(within(await region()).getAllByText(/^Changed .*22 Nov/)).toHaveLength(2);
    fireEvent.click(mine);
    await keep();
    await waitFor(async () =>
      expect(await items()).toMatchObject([
        {
          id,
          state: { kind: 'waiting' },
          args: { edits: { name: { was: 'Soweto cell', shallBe: 'Orlando East cell' } } },
        },
      ]),
    );
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /changed this group/ })).toBeNull(),
    );
  });

  test('the other one stays: one’s own is given up knowingly', async () => {
    await clashed();
    fireEvent.click(
      within(await region()).getByRole('radio', { name: /^Soweto cell\s*, of Naledi Mokoena/ }),
    );
    await keep();
    await waitFor(async () => expect(await items()).toEqual([]));
    expect(screen.getByRole('heading', { level: 1, name: 'Soweto cell' })).toBeTruthy();
  });
});
