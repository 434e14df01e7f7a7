// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withNameWords } from '#domain/people/rules.ts';
import { policyOf } from '#store/churches/queries.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  gauteng,
  held,
  openApp,
  signInHere,
  tshwane,
  usherOfBoth,
  triedInVain,
} from '../../../tests/support/app-page.tsx';
import { fixedId, soweto } from '../../../tests/support/device.ts';

// The reading itself, without the worker that this environment has not.
vi.mock('../../api/workers/exchange.ts', async () => {
  const { readTable } = await import('../../../workers/exchange/read-table.ts');
  const { writeTable } = await import('../../../workers/exchange/write-table.ts');
  return { readTable, writeTable };
});

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
});
afterEach(forgetBrowser);

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const openTab = async (name: string) =>
  fireEvent.mouseDown(await screen.findByRole('tab', { name }), { button: 0 });

async function queued(name: string): Promise<unknown[]> {
  const items = await store.vault.items.toArray();
  return items.filter((item) => item.name === name).map(({ args }) => args);
}

test('S2-032 S2-045 churches are listed, and each opens on its page with its services in their order', async () => {
  const here = await openApp('/apps/churches');
  const row = (await screen.findByRole('button', { name: 'Soweto' })).closest('tr');
  expect(row?.textContent).toContain('Gauteng');
  await press('Soweto');
  await waitFor(() => expect(here()).toBe(`/apps/churches/${soweto}`));
  await openTab('Services');
  const table = await screen.findByRole('table', { name: 'Services' });
  const names = within(table)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['First service', 'Second service']);
});

const nameOfNew = () =>
  screen.findByLabelText<HTMLInputElement>('Name', { selector: '[role=dialog] input' });

test('a new service belongs to the church in which it was begun, and comes behind the others', async () => {
  await openApp(`/apps/churches/${soweto}?tab=services`);
  await press('New service');
  fireEvent.change(await nameOfNew(), { target: { value: 'Sunrise service' } });
  await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(1));
  cleanup();
  await openApp(`/apps/churches/${tshwane}?tab=services`);
  await press('New service');
  expect((await nameOfNew()).value).toBe('');
  cleanup();
  await openApp(`/apps/churches/${soweto}?tab=services`);
  await press('New service');
  await screen.findByText(/^Draft from/);
  expect((await nameOfNew()).value).toBe('Sunrise service');
  await press('Add service');
  await screen.findByRole('button', { name: 'Sunrise service' });
  expect(await queued('services.create')).toMatchObject([
    { churchId: soweto, name: 'Sunrise service', sort: 3, status: 'active' },
  ]);
});

const thandi = fixedId(961);

async function isLed(): Promise<void> {
  await store.cache.person.bulkPut(
    held([
      withNameWords({
        id: thandi,
        churchId: soweto,
        accountId: null,
        firstName: 'Thandi',
        lastName: 'Mokoena',
        photoUrl: null,
        connectionStatus: 'Member' as const,
      }),
    ]),
  );
  await store.cache.church.update(soweto, { leaderPersonId: thandi });
}

test('issue 12: a church says who leads it, in the list, on its page and in its form, where nobody may be chosen too', async () => {
  await isLed();
  await openApp('/apps/churches');
  const row = (await screen.findByRole('button', { name: 'Soweto' })).closest('tr');
  expect(row?.textContent).toContain('Thandi Mokoena');
  await press('Soweto');
  await screen.findByText(/Led by Thandi Mokoena/);
  await openTab('Settings');
  const field = await screen.findByRole('combobox', { name: 'Leader (optional)' });
  await waitFor(() => expect(field).toHaveProperty('value', 'Thandi Mokoena'));
  fireEvent.click(field);
  const list = await screen.findByRole('listbox', { name: 'Leader' });
  fireEvent.click(within(list).getByRole('option', { name: 'None' }));
  await press('Save changes');
  await waitFor(async () =>
    expect(await queued('churches.edit')).toMatchObject([
      { edits: { leaderPersonId: { was: thandi, shallBe: null } } },
    ]),
  );
});

test('issue 12: of a leader whom one does not see nothing is said; the form keeps them', async () => {
  await isLed();
  await store.cache.person.clear();
  await openApp(`/apps/churches/${soweto}?tab=details`);
  await screen.findByText(/It names somebody whom you do not see/);
  expect(screen.queryByText(/Led by/)).toBeNull();
  fireEvent.change(await screen.findByLabelText(/^Short code/), { target: { value: 'SWT' } });
  await press('Save changes');
  await waitFor(async () => expect(await queued('churches.edit')).toHaveLength(1));
  const [{ edits }] = (await queued('churches.edit')) as [{ edits: object }];
  expect(Object.keys(edits)).toEqual(['shortCode']);
});

test('a church group with churches in it is not archived, and says why', async () => {
  await openApp(`/apps/churches/church-groups?open=${gauteng}`);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByText(/Churches are in this church group. Move them first/);
  expect(await queued('churchGroups.edit')).toEqual([]);
});

test('who counts reads a church, and is offered nothing to change', async () => {
  await forgetBrowser();
  freshBrowser();
  await signInHere(usherOfBoth);
  await openApp(`/apps/churches/${soweto}`);
  await screen.findByText('Johannesburg (Africa)');
  await openTab('Report policy');
  await screen.findByText('Days back');
  expect(screen.queryByRole('button', { name: /Save|New/ })).toBeNull();
});

test('churches are imported by the names that people give the columns', async () => {
  await openApp('/apps/churches?import=true');
  const table = [
    'Branch;Region;Code;Telephone;Time zone',
    'Orange Farm;Gauteng;OFM;011 555 0101;Johannesburg (Africa)',
    'Lagos;;LAG;;Africa/Lagos',
    'Mars;;MRS;;Mars/Base',
  ].join('\n');
  const input = await screen.findByLabelText('File of churches');
  fireEvent.change(input, { target: { files: [new File([table], 'churches.csv')] } });
  await screen.findByText('5 of 5 matched');
  await press('Next: check rows');
  await screen.findByText(/2 rows are ready. 1 to fix/);
});

const gender = () => screen.getByRole('checkbox', { name: 'Count by gender' });

async function typePolicy(days: string): Promise<void> {
  const field = await screen.findByLabelText('Days back');
  fireEvent.change(field, { target: { value: days } });
  await press('Save report policy');
}

test('issue 12: a report policy that is saved without a network is shown as saved on this device, and taken back', async () => {
  await openApp(`/apps/churches/${soweto}`);
  await openTab('Report policy');
  await screen.findByLabelText('Days back');
  fireEvent.click(gender());
  await typePolicy('21');
  await screen.findByText('Saved on this device');
  expect(await screen.findByLabelText('Days back')).toHaveProperty('value', '21');
  expect(gender().getAttribute('aria-checked')).toBe('false');
  const edits = {
    allowBackdateDays: { was: 60, shallBe: 21 },
    asksGender: { was: true, shallBe: false },
  };
  expect(await queued('churches.saveReportPolicy')).toEqual([{ churchId: soweto, edits }]);
  // Reports go by what the server knows.
  expect(await policyOf(store, soweto)).toBeNull();
  // As if no server had been tried yet: by now this page has.
  await waitFor(async () => {
    const [item] = await store.vault.items.toArray();
    expect(item?.state).toMatchObject({ kind: 'waiting', attempts: expect.any(Number) });
    expect(item?.state.attempts).toBeGreaterThan(0);
  });
  const later = Date.now() + 3_600_000;
  const waiting = { kind: 'waiting', attempts: 0, nextAttemptAt: later, trouble: null } as const;
  await store.vault.items.toCollection().modify({ state: waiting });
  await press('Undo');
  await waitFor(async () => expect(await queued('churches.saveReportPolicy')).toEqual([]));
  await waitFor(() => expect(screen.getByLabelText('Days back')).toHaveProperty('value', '60'));
  expect(gender().getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByText('Saved on this device')).toBeNull();
});

test('issue 12: a report policy that was sent is taken back by an edit of its own', async () => {
  await openApp(`/apps/churches/${soweto}`);
  await openTab('Report policy');
  await typePolicy('21');
  await screen.findByText('Saved on this device');
  await triedInVain(store);
  await store.vault.items.toCollection().modify((item) => {
    const delivered = { attempts: 1, how: 'accepted', output: { id: soweto }, at: 0 } as const;
    item.state = { kind: 'delivered', ...delivered };
  });
  await press('Undo');
  await waitFor(async () =>
    expect(await queued('churches.saveReportPolicy')).toMatchObject([
      {},
      { edits: { allowBackdateDays: { was: 21, shallBe: 60 } } },
    ]),
  );
});

test('issue 12: what somebody typed stays when another policy arrives, and is compared with the one they began with', async () => {
  await openApp(`/apps/churches/${soweto}`);
  await openTab('Report policy');
  const field = await screen.findByLabelText('Days back');
  fireEvent.change(field, { target: { value: '21' } });
  const policy = { id: fixedId(970), churchId: soweto, teenFrom: 12, adultFrom: 18 };
  await store.cache.reportPolicy.bulkPut(held([{ ...policy, allowBackdateDays: 30 }]));
  await press('Save report policy');
  await waitFor(async () =>
    expect(await queued('churches.saveReportPolicy')).toEqual([
      { churchId: soweto, edits: { allowBackdateDays: { was: 60, shallBe: 21 } } },
    ]),
  );
  await waitFor(() => expect(screen.getByLabelText('Teens from')).toHaveProperty('value', '12'));
});

test.each([
  ['Keep mine', [{ edits: { allowBackdateDays: { was: 30, shallBe: 21 } } }]],
  ['Keep theirs', []],
])('issue 12: a report policy that clashes is chosen side by side: %s', async (choice, left) => {
  await openApp(`/apps/churches/${soweto}`);
  await openTab('Report policy');
  await typePolicy('21');
  await screen.findByText('Saved on this device');
  await triedInVain(store);
  const at = '2026-11-22T07:00:00.000Z';
  const clashes = [{ field: 'allowBackdateDays', now: 30, byName: 'Lerato Nkosi', at }];
  await store.vault.items.toCollection().modify((item) => {
    const problem = { code: 'conflict', message: 'Lerato Nkosi changed this' };
    item.state = { kind: 'attention', attempts: 1, problem, current: { clashes } };
  });
  const part = await screen.findByRole('region', {
    name: 'You and Lerato Nkosi changed this report policy',
  });
  expect(within(part).getByText('Days back')).toBeTruthy();
  const [mine, theirs] = ['21', '30'].map((name) =>
    within(part).getByRole('radio', { name: new RegExp(name) }),
  );
  const chosen = choice === 'Keep mine' ? mine : theirs;
  if (chosen) fireEvent.click(chosen);
  fireEvent.click(within(part).getByRole('button', { name: 'Keep what is chosen' }));
  await waitFor(async () => expect(await queued('churches.saveReportPolicy')).toMatchObject(left));
  await waitFor(async () =>
    expect(await queued('churches.saveReportPolicy')).toHaveLength(left.length),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: /You and/ })).toBeNull());
});

test('issue 12: a clash of a report policy leads from My reports to the tab where it is chosen', async () => {
  await openApp(`/apps/churches/${soweto}?tab=policy`);
  await screen.findByLabelText('Days back');
  await openTab('Services');
  await screen.findByRole('table', { name: 'Services' });
});
