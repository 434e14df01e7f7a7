// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { must } from '#domain/must.ts';
import type { EditInput } from '#domain/register/policies.ts';
import { type AnyRow, wholeRow } from '#domain/register/register.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Store } from '#store/database.ts';
import { applyResults } from '#store/outbox/deliveries.ts';
import type { Item } from '#store/outbox/item.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
  sundayMorning,
  triedInVain,
} from '../../tests/support/app-page.tsx';
import { fixedId, soweto } from '../../tests/support/device.ts';
import { groupView } from '../features/groups/group-view.tsx';
import { below } from '../ui/theme/scale.ts';
import { groupTypeView } from '../features/groups/group-types/group-type-view.tsx';
import { addImported } from './import/add-imported.ts';
import { untold } from './import/sending.ts';

const cell = fixedId(921);
const cellType = fixedId(922);
const choirType = fixedId(923);

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  const types = [
    wholeRow(groupTypes, { id: cellType, name: 'Cell', reportForm: 'group', isSystem: true }),
    wholeRow(groupTypes, { id: choirType, name: 'Choir', reportForm: 'none' }),
  ];
  await store.cache.groupType.bulkPut(held(types));
  await hold({ name: 'Orlando West cell' });
});
afterEach(forgetBrowser);

async function hold(said: { name: string; description?: string | null }): Promise<void> {
  const when = { weekdays: [4], startTime: '19:00', status: 'active' as const };
  const place = { churchId: soweto, groupTypeId: cellType };
  await store.cache.group.bulkPut(
    held([wholeRow(groups, { id: cell, ...place, ...when, ...said })]),
  );
}

const items = (): Promise<Item[]> => store.vault.items.toArray();
const edits = async () => (await items()).map(({ args }) => (args as EditInput<AnyRow>).edits);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const notAccepted = () => screen.getAllByText(/ was not accepted\.$/).length;
const openRefused = (at: number) =>
  fireEvent.click(must(screen.getAllByRole('button', { name: 'Open it' })[at], 'a refused one'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

async function refuse(item: Item, problem: object, current?: unknown): Promise<void> {
  const what = { status: current ? 'conflict' : 'rejected', id: item.id, problem, current };
  await store.vault.items.update(item.id, { 'state.kind': 'sending' });
  await applyResults(store.vault, [what as never], {
    now: sundayMorning.getTime(),
    random: () => 0,
  });
}

/** As if no server could have heard of it, nor will before its turn in a minute. */
async function untried({ id }: Item): Promise<void> {
  await triedInVain(store);
  const nextAttemptAt = sundayMorning.getTime() + 60_000;
  const state = { kind: 'waiting', attempts: 0, nextAttemptAt, trouble: null } as const;
  await store.vault.items.update(id, { state });
}

describe('issue 12: a list', () => {
  test('shows its rows in order; the address narrows, turns and searches them', async () => {
    await openApp('/apps/group-types');
    expect(await screen.findByText('2 group types')).toBeTruthy();
    await screen.findByRole('button', { name: 'Cell' });
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^(Cell|Choir)$/ })[0]?.textContent).toBe(
        'Choir',
      ),
    );
    fireEvent.change(screen.getByLabelText('Attendance'), { target: { value: 'none' } });
    await screen.findByRole('button', { name: 'Choir' });
    expect(screen.queryByRole('button', { name: 'Cell' })).toBeNull();
    await type('Search group types', 'nothing like it');
    expect(await screen.findByText('No results found!')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('button', { name: 'Cell' });
    expect(await field('Search group types')).toHaveProperty('value', '');
    // Longer than the box rests: what was typed before does not come back.
    await type('Search group types', 'Cho');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cell' })).toBeNull());
    expect(await field('Search group types')).toHaveProperty('value', 'Cho');
  });

  test('is drawn once, with its rows; where they do not come soon, without them', async () => {
    await openApp('/apps/groups');
    expect(screen.queryByRole('button', { name: 'Orlando West cell' })).not.toBeNull();
    cleanup();
    vi.spyOn(groupView.queries, 'page').mockReturnValue(new Promise(() => undefined));
    await openApp('/apps/groups');
    expect(screen.queryByRole('heading', { level: 1, name: 'Groups' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Orlando West cell' })).toBeNull();
  });

  test('is narrowed by each of two filters that are set before the address says the first', async () => {
    const address = await openApp('/apps/groups');
    await screen.findByRole('button', { name: 'Orlando West cell' });
    const [groupType, church] = ['Type', 'Church'].map((label) => {
      const select = screen.getByLabelText<HTMLSelectElement>(label);
      const { value } = must(select.options[1], 'a value');
      fireEvent.change(select, { target: { value } });
      return value;
    });
    await waitFor(() =>
      expect(new URL(address(), 'https://ibandla.test').searchParams.get('only')).toBe(
        `groupTypeId:${groupType},churchId:${church}`,
      ),
    );
  });

  test('on a phone all rows of the page are chosen at once, and “Save this list” is in the menu alone', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query === below.md ? 'all' : query),
    );
    await openApp('/apps/group-types?q=c');
    fireEvent.click(await screen.findByLabelText('Choose Choir'));
    fireEvent.click(screen.getByRole('button', { name: 'Choose all 2 on this page' }));
    expect(await screen.findByText('2 selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Choose all/ })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Saved lists' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save this list' })).toBeNull();
    vi.restoreAllMocks();
  });

  test('gives the keyboard back to the row whose panel is closed', async () => {
    await openApp('/apps/group-types');
    const row = await screen.findByRole('button', { name: 'Choir' });
    fireEvent.click(row);
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  test('is narrowed by the rows that a field names, and by no others', async () => {
    await openApp('/apps/groups');
    await screen.findByRole('button', { name: 'Orlando West cell' });
    const select = screen.getByLabelText<HTMLSelectElement>('Type');
    expect([...select.options].map(({ text }) => text)).toEqual(['All', 'Cell', 'Choir']);
  });

  test('prints every row that was found, in the order of the list', async () => {
    vi.stubGlobal('print', () => dispatchEvent(new Event('beforeprint')));
    await openApp('/apps/group-types?sort=name&down=true');
    await screen.findByRole('button', { name: 'Choir' });
    press('Print');
    const sheet = await waitFor(() => must(document.querySelector<HTMLElement>('#sheet'), 'one'));
    const rows = within(sheet).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.querySelector('td')?.textContent)).toEqual(['Choir', 'Cell']);
    dispatchEvent(new Event('afterprint'));
    vi.unstubAllGlobals();
  });

  test('groups are narrowed to a weekday, in the address too, and the next choice takes its place', async () => {
    const here = await openApp('/apps/groups?only=meetsOn:tuesday');
    await screen.findByText('No results found!');
    const chip = await screen.findByLabelText('Meets on');
    expect(chip.tagName).toBe('SELECT');
    fireEvent.change(chip, { target: { value: 'thursday' } });
    await screen.findByRole('button', { name: 'Orlando West cell' });
    expect(here()).toContain('meetsOn');
    expect(here()).toContain('thursday');
  });

  test('rows that are chosen are archived together and come back together; a built-in one stops all of it', async () => {
    await openApp('/apps/group-types');
    fireEvent.click(await screen.findByLabelText('Choose Choir'));
    expect(screen.getByRole('toolbar', { name: 'Chosen rows' }).textContent).toContain(
      '1 selected',
    );
    press('Archive');
    await screen.findByText('Group type archived');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Choir' })).toBeNull());
    await untried(must((await items())[0], 'it waits'));
    press('Undo');
    await screen.findByRole('button', { name: 'Choir' });
    expect(await items()).toEqual([]);
    fireEvent.click(screen.getByLabelText('Choose Cell'));
    fireEvent.click(screen.getByLabelText('Choose Choir'));
    press('Archive');
    await screen.findByText(/built-in group type cannot be archived|Something has gone wrong/);
    expect(await items()).toEqual([]);
  });
});

describe('issue 12: a form', () => {
  test('says at each field what is wrong, and adds the row when nothing is: it waits and is shown', async () => {
    await openApp('/apps/group-types?open=new');
    await type('Name', ' ');
    press('Add group type');
    expect(await screen.findByText('Fill this in')).toBeTruthy();
    await type('Name', 'CELL');
    expect(
      await screen.findByText('There is a group type with this name. Choose another name'),
    ).toBeTruthy();
    await type('Name', 'Prayer chain');
    press('Add group type');
    expect(await screen.findByRole('button', { name: 'Prayer chain' })).toBeTruthy();
    expect(await screen.findByText('Saved on this device')).toBeTruthy();
    const [item] = await items();
    expect(item?.name).toBe('groupTypes.create');
    await untried(must(item, 'it waits'));
    press('Undo');
    await waitFor(async () => expect(await items()).toEqual([]));
  });

  test('finds a row of a register with many rows by typing', async () => {
    const many = Array.from({ length: 31 }, (_, at) =>
      wholeRow(groupTypes, { id: newId(at), name: `Kind ${at}`, reportForm: 'none' }),
    );
    await store.cache.groupType.bulkPut(held(many));
    await openApp('/apps/groups?open=new');
    const picker = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Type' });
    fireEvent.change(picker, { target: { value: 'kind 7' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Kind 7' }));
    expect(picker.value).toBe('Kind 7');
  });

  test('keeps what is typed when the page goes, and says so when it is opened again', async () => {
    await openApp('/apps/group-types?open=new');
    await type('Name', 'Prayer chain');
    await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(1));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'New group type' }));
    expect(await screen.findByText(/^Draft from \d\d:41$/)).toBeTruthy();
    expect((await field('Name')).value).toBe('Prayer chain');
    press('Cancel');
    await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(0));
  });

  test('A39: says that what is typed could not be saved, until a save works again', async () => {
    const unsaved = 'Not saved yet. Change something to try again';
    await openApp('/apps/group-types?open=new');
    const full = new DOMException('', 'QuotaExceededError');
    const put = vi.spyOn(store.cache.formDraft, 'put').mockRejectedValue(full);
    await type('Name', 'Prayer');
    const said = await screen.findByText(unsaved);
    expect(said.closest('output')).not.toBeNull();
    await type('Name', 'Prayer ch');
    expect(screen.getAllByText(unsaved)).toHaveLength(1);
    put.mockRestore();
    await type('Name', 'Prayer chain');
    await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
    await waitFor(async () =>
      expect(await store.cache.formDraft.toArray()).toMatchObject([
        { typed: { name: 'Prayer chain' } },
      ]),
    );
  });

  test('A03: is open in one tab at a time, and goes on in the other with what was typed', async () => {
    await openApp('/apps/group-types?open=new');
    await type('Name', 'Prayer chain');
    await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(1));
    await openApp('/apps/group-types?open=new');
    await screen.findByText('This form is open in another tab.');
    expect(screen.getAllByLabelText('Name')).toHaveLength(1);
    press('Continue here');
    await screen.findByText(/^Draft from/);
    expect((await field('Name')).value).toBe('Prayer chain');
    await screen.findByText('This form is open in another tab.');
    await type('Name', 'Night watch');
    press('Add group type');
    await waitFor(async () => expect(await items()).toHaveLength(1));
    // Closed in the one, the form is free in the other.
    await waitFor(() => expect(screen.queryByText('This form is open in another tab.')).toBeNull());
    expect((await field('Name')).value).toBe('');
  });

  test('A03: a draft that is read late, or only when it is tried again, is not typed over', async () => {
    await openApp('/apps/group-types?open=new');
    await type('Name', 'Prayer chain');
    await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(1));
    const [draft] = await store.cache.formDraft.toArray();
    const late = Promise.withResolvers<void>();
    const read = vi.spyOn(store.cache.formDraft, 'get');
    read.mockImplementationOnce((() => late.promise.then(() => draft)) as never);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'New group type' }));
    await screen.findByText(/^Looking for what you typed here before/);
    expect(screen.queryByLabelText('Name')).toBeNull();
    late.resolve();
    expect((await field('Name')).value).toBe('Prayer chain');

    read.mockRejectedValue(new Error('UnknownError'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'New group type' }));
    const title = 'Could not read what you typed before';
    await screen.findByRole('heading', { name: title }, { timeout: 5000 });
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(await store.cache.formDraft.toArray()).toEqual([draft]);
    read.mockRestore();
    press('Try again');
    expect((await field('Name')).value).toBe('Prayer chain');
  });

  test('one that was refused is mended under its own id: nothing that was typed is lost', async () => {
    await openApp('/apps/group-types?open=new');
    await type('Name', 'Prayer chain');
    await type('Description (optional)', 'At night');
    press('Add group type');
    await screen.findByRole('button', { name: 'Prayer chain' });
    const [item] = await items();
    const message = 'There is a group type with this name. Choose another name';
    await act(() =>
      refuse(must(item, 'it waits'), { code: 'validation', message, fields: { name: message } }),
    );
    expect(
      await screen.findByText('The new group type “Prayer chain” was not accepted.'),
    ).toBeTruthy();
    press('Open it');
    expect((await field('Name')).value).toBe('Prayer chain');
    expect((await field('Description (optional)')).value).toBe('At night');
    expect(screen.getAllByText(new RegExp(message)).length).toBeGreaterThan(1);
    await type('Name', 'Night watch');
    await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(1));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    // Another new one has a draft of its own.
    fireEvent.click(await screen.findByRole('button', { name: 'New group type' }));
    expect((await field('Name')).value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Open it' }));
    expect((await field('Name')).value).toBe('Night watch');
    expect((await field('Description (optional)')).value).toBe('At night');
    press('Add group type');
    await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(0));
    await waitFor(async () =>
      expect(await items()).toMatchObject([
        { id: item?.id, state: { kind: 'waiting' }, args: { name: 'Night watch' } },
      ]),
    );
    // Its address, kept somewhere: the list of what was refused is read first.
    cleanup();
    const known = Promise.withResolvers<void>();
    const { page: read } = groupTypeView.queries;
    const late = vi.spyOn(groupTypeView.queries, 'page');
    late.mockImplementation((...asked) => known.promise.then(() => read(...asked)));
    await openApp(`/apps/group-types?open=new&mend=${item?.id}`);
    await screen.findByText('Loading the form…');
    known.resolve();
    await screen.findByRole('heading', { name: 'Nothing to mend any more' });
    expect(screen.queryByLabelText('Name')).toBeNull();
    press('Begin a new group type');
    expect((await field('Name')).value).toBe('');
    late.mockRestore();
  });

  test('of many that were refused, three are shown, and the others at the press of a key', async () => {
    await openApp('/apps/group-types');
    const names = ['Youth', 'Men', 'Women', 'Ushers', 'Band'];
    const rows = names.map((name, at) =>
      wholeRow(groupTypes, { id: newId(at), name, reportForm: 'none' }),
    );
    await addImported(groupTypeView, rows, untold);
    for (const item of await items()) {
      await act(() => refuse(item, { code: 'validation', message: 'Choose another name' }));
    }
    expect(await screen.findByText('The new group type “Women” was not accepted.')).toBeTruthy();
    expect(notAccepted()).toBe(3);
    press('Show all 5 that were not accepted');
    expect(notAccepted()).toBe(5);
    press('Show fewer');
    expect(notAccepted()).toBe(3);
  });

  test('of many rows, those that were refused are mended or discarded one by one', async () => {
    await openApp('/apps/group-types');
    const rows = ['Youth', 'Men', 'Women'].map((name, at) =>
      wholeRow(groupTypes, { id: newId(at), name, reportForm: 'none' }),
    );
    await addImported(groupTypeView, rows, untold);
    const [item] = await items();
    const message = 'There is a group type with this name. Choose another name';
    const refused = rows.slice(1).map(({ id }) => ({ id, message, fields: { name: message } }));
    const problem = { code: 'validation', message: '2 group types were not accepted' };
    await act(() => refuse(must(item, 'it waits'), problem, { refused }));
    expect(await screen.findByText('The new group type “Men” was not accepted.')).toBeTruthy();
    expect(notAccepted()).toBe(2);
    openRefused(1);
    await waitFor(async () => expect((await field('Name')).value).toBe('Women'));
    await type('Name', 'Sisters');
    press('Close');
    await screen.findAllByRole('button', { name: 'Open it' });
    openRefused(0);
    await waitFor(async () => expect((await field('Name')).value).toBe('Men'));
    await type('Name', 'Brothers');
    press('Add group type');
    await waitFor(() => expect(notAccepted()).toBe(1));
    const mended = (await items()).find(({ name }) => name === 'groupTypes.create');
    expect(mended).toMatchObject({ id: rows[1]?.id, args: { name: 'Brothers' } });
    expect(await store.cache.formDraft.toArray()).toMatchObject([{ typed: { name: 'Sisters' } }]);
    press('Discard');
    await waitFor(() => expect(screen.queryByText(/ was not accepted\.$/)).toBeNull());
    await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(0));
    expect((await items()).filter(({ state }) => state.kind === 'attention')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Youth' })).toBeTruthy();
  });
});

const page = `/apps/groups/${cell}?tab=details`;
const save = () => press('Save changes');

async function rename(to: string): Promise<Item> {
  await type('Name', to);
  save();
  await screen.findByRole('heading', { level: 1, name: to });
  return must((await items())[0], 'the waiting edit');
}

describe('issue 11.3: a row as a page', () => {
  test('says where the group meets; an edit waits as what it was and what it shall be, and is shown', async () => {
    await openApp(page);
    const head = (await screen.findByText('Cell · Soweto')).closest('header');
    expect(head?.textContent).toMatch(/Thursdays at 19:00.*Next: Thu /);
    await type('Description (optional)', 'At the Dubes’');
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

  test('A03: what was saved stays in the form, where a draft from before was', async () => {
    const typed = { name: 'Orlando cell' };
    await store.cache.formDraft.put({ key: `groups:${cell}`, typed, at: Date.now() });
    await openApp(page);
    await screen.findByText(/^Draft from/);
    expect((await field('Name')).value).toBe('Orlando cell');
    await type('Name', 'Orlando East cell');
    press('Save changes');
    await waitFor(() => expect(screen.queryByText(/^Draft from/)).toBeNull());
    await screen.findByRole('heading', { level: 1, name: 'Orlando East cell' });
    expect((await field('Name')).value).toBe('Orlando East cell');
    expect(await store.cache.formDraft.count()).toBe(0);
  });

  test('a second edit begins where the first one ended', async () => {
    await openApp(page);
    await rename('Orlando East cell');
    await waitFor(async () => expect((await field('Name')).value).toBe('Orlando East cell'));
    await rename('Orlando North cell');
    expect((await edits()).map(({ name }) => name)).toEqual(
      expect.arrayContaining([{ was: 'Orlando East cell', shallBe: 'Orlando North cell' }]),
    );
  });

  test('the last change is taken back: before any server heard of it, it is gone', async () => {
    await openApp(page);
    await untried(await rename('Orlando East cell'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { level: 1, name: 'Orlando West cell' });
    expect(await items()).toEqual([]);
  });

  test('the last change is taken back: once it was tried, by its opposite behind it', async () => {
    await openApp(page);
    const { id } = await rename('Orlando East cell');
    await store.vault.items.update(id, { 'state.attempts': 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { level: 1, name: 'Orlando West cell' });
    expect((await edits()).map(({ name }) => name)).toEqual(
      expect.arrayContaining([{ was: 'Orlando East cell', shallBe: 'Orlando West cell' }]),
    );
  });

  test('what is typed stays when the group changes meanwhile, and says what it was made of', async () => {
    await openApp(page);
    await type('Name', 'Orlando East cell');
    await act(() => hold({ name: 'Orlando North cell' }));
    await screen.findByRole('heading', { level: 1, name: 'Orlando North cell' });
    await rename('Orlando East cell');
    expect(await edits()).toEqual([
      { name: { was: 'Orlando West cell', shallBe: 'Orlando East cell' } },
    ]);
  });

  test('a group outside the access scopes is as unknown as an id that does not exist', async () => {
    await openApp(`/apps/groups/${fixedId(999)}`);
    expect(await screen.findByText('We can’t find this group')).toBeTruthy();
  });
});

const region = () =>
  screen.findByRole('region', { name: 'You and Naledi Mokoena changed this group' });
const keep = async () =>
  fireEvent.click(within(await region()).getByRole('button', { name: 'Keep what is chosen' }));

/** Naledi's name arrived first. */
async function clashed(): Promise<Item> {
  await openApp(page);
  const item = await rename('Orlando East cell');
  const at = '2026-11-22T07:00:00.000Z';
  const clash = { field: 'name', now: 'Soweto cell', byName: 'Naledi Mokoena', at };
  await act(async () => {
    await hold({ name: 'Soweto cell' });
    const problem = { code: 'conflict', message: 'Naledi Mokoena changed this' };
    await refuse(item, problem, { clashes: [clash] });
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
    expect(await screen.findByRole('heading', { level: 1, name: 'Soweto cell' })).toBeTruthy();
  });
});
