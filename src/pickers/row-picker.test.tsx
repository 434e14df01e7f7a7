// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { groups } from '#domain/groups/groups.ts';
import { wholeRow } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  signInHere,
} from '../../tests/support/app-page.tsx';
import { fixedId, soweto } from '../../tests/support/device.ts';
import { type PickedRow, RowPicker } from './row-picker.tsx';

const cellType = fixedId(922);
const group = (at: number, name: string) =>
  wholeRow(groups, {
    id: fixedId(at),
    churchId: soweto,
    groupTypeId: cellType,
    name,
    weekdays: [4],
    startTime: '19:00',
    status: 'active',
  });

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  await store.cache.groupType.bulkPut(
    held([{ id: cellType, name: 'Cell', reportForm: 'group' as const }]),
  );
  await store.cache.group.bulkPut(
    held([group(1, 'Orlando West cell'), group(2, 'Orlando East <b>cell</b>')]),
  );
});
afterEach(async () => {
  cleanup();
  await forgetBrowser();
});

function show(picked: PickedRow | null = null) {
  const pick = vi.fn();
  render(<RowPicker register={groups} label="Part of" picked={picked} optional onPick={pick} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Part of (optional)' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { pick, field, type };
}

const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const said = () => screen.getByRole('status').textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('issue 12: a row of a register is picked by typing', () => {
  test('from this device where no server answers: marked, with what is said of it, and how old it is', async () => {
    const { pick, field, type } = show();
    fireEvent.click(field);
    expect(said()).toBe('Type 2 letters or more of the group');
    type('orl');
    expect(await screen.findByText(/^From this device, as of/)).toBeTruthy();
    // Markup in a name is text.
    expect(options()).toEqual(['Orlando East <b>cell</b>Cell', 'Orlando West cellCell']);
    expect(screen.getAllByText('Orl', { selector: 'mark' })).toHaveLength(2);
    press(field, 'ArrowDown');
    expect(field.getAttribute('aria-activedescendant')).toContain(fixedId(1));
    press(field, 'Enter');
    expect(pick).toHaveBeenCalledExactlyOnceWith({ id: fixedId(1), title: 'Orlando West cell' });
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  test('at once what the device holds, then what the server finds, and behind it what only the device has', async () => {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const { type } = show();
    type('orlando');
    await screen.findByRole('option', { name: /Orlando West/ });
    expect(said()).toBe('Searching…');
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    const data = [{ id: fixedId(9), label: '<mark>Orlando</mark> North', groupType: 'Choir' }];
    answer.resolve(Response.json({ data }));
    await screen.findByRole('option', { name: /Orlando North/ });
    expect(options()).toHaveLength(3);
    expect(options()[0]).toBe('Orlando NorthChoir');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('nothing found is said, and so is a device that cannot answer; Escape leaves the field as it was', async () => {
    const { pick, field, type } = show({ id: fixedId(1), title: 'Orlando West cell' });
    expect(field.value).toBe('Orlando West cell');
    type('xyz');
    expect(await screen.findByText('No results found!')).toBeTruthy();
    press(field, 'Escape');
    expect(field.value).toBe('Orlando West cell');
    await store.cache.cursor.clear();
    type('orl');
    expect(
      await screen.findByText('This needs a connection. Check the network and try again.'),
    ).toBeTruthy();
    expect(pick).not.toHaveBeenCalled();
  });

  test('a field that may be empty is emptied', () => {
    const { pick, field } = show({ id: fixedId(1), title: 'Orlando West cell' });
    fireEvent.click(field);
    fireEvent.click(screen.getByRole('option', { name: 'None' }));
    expect(pick).toHaveBeenCalledExactlyOnceWith(null);
  });
});
