// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Organisation } from '#domain/organisation/entities.ts';
import type { Grant } from '#domain/permissions.ts';
import { usualOrganisation } from '#domain/organisation/usual-organisation.ts';
import type { Store } from '#store/database.ts';
import type { ItemState } from '#store/outbox/item.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { soweto } from '../../../../tests/support/device.ts';

const drawn = new Blob(['small and square'], { type: 'image/webp' });
vi.mock('../../../api/pictures/square-photo.ts', () => ({
  squarePhoto: () => Promise.resolve(drawn),
}));

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:copy');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(forgetBrowser);

const address = '/pages/settings/organisation';
const card = (name: string) => screen.findByRole('form', { name });
const field = async (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (within_: string, name: string) =>
  fireEvent.click(within(await card(within_)).getByRole('button', { name }));

const zone = () => screen.findByRole('combobox', { name: 'Time zone' });

async function edits(): Promise<unknown[]> {
  const items = await store.vault.items.toArray();
  return items
    .filter(({ name }) => name === 'organisation.edit')
    .map(({ args }) => (args as { edits: unknown }).edits);
}

async function arrives(change: Partial<Organisation>): Promise<void> {
  const row = { ...usualOrganisation(store.profile.tenant), ...change };
  await store.cache.organisation.bulkPut(held([row]));
}

test('issue 13: each section is saved by itself, shown as saved on this device, and passes axe', async () => {
  await openApp(address);
  await type('Name', 'Grace Valley Church');
  await axeFindsNothing('the organisation', document.querySelector('main') ?? document.body);
  await press('Profile', 'Save changes');
  await within(await card('Profile')).findByDisplayValue('Grace Valley Church');
  expect(await edits()).toEqual([
    { name: { was: 'Grace Valley', shallBe: 'Grace Valley Church' } },
  ]);
  await screen.findByText('Saved on this device');
  await type(/^Phone/, '011 555 0101');
  await press('Contact', 'Save changes');
  await waitFor(async () =>
    expect((await edits())[1]).toEqual({ phone: { was: null, shallBe: '011 555 0101' } }),
  );
});

test('issue 13: says the time of the save once the server has it, and what stands in the title follows', async () => {
  await openApp(address);
  await type('Name', 'Hope Valley');
  await press('Profile', 'Save changes');
  await screen.findByText('Saved on this device');
  await arrives({ name: 'Hope Valley' });
  await store.vault.items.clear();
  await screen.findByText(/^Saved \d\d:\d\d$/);
  await screen.findByText('For everybody in Hope Valley');
});

test('issue 13: what is wrong is said at its field, and what was typed stays', async () => {
  await openApp(address);
  await type('Name', ' ');
  await press('Profile', 'Save changes');
  await within(await card('Profile')).findByText('Fill this in');
  await type(/^Email/, 'not an address');
  await type(/^Website/, 'javascript:alert(1)');
  await press('Contact', 'Save changes');
  await within(await card('Contact')).findByText(/www\.example\.org/);
  expect((await field(/^Email/)).value).toBe('not an address');
  expect(await edits()).toEqual([]);
});

test('issue 13: another time zone is asked about first; without a yes nothing is sent', async () => {
  await openApp(address);
  const choose = async () => {
    fireEvent.click(await zone());
    fireEvent.change(await zone(), { target: { value: 'lagos' } });
    const list = await screen.findByRole('listbox', { name: 'Time zone' });
    fireEvent.click(within(list).getByRole('option', { name: 'Lagos (Africa)' }));
    await press('Profile', 'Save changes');
  };
  await choose();
  await screen.findByText(/reports that were given keep their days/);
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByText(/reports that were given/)).toBeNull());
  expect(await edits()).toEqual([]);
  await press('Profile', 'Save changes');
  fireEvent.click(await screen.findByRole('button', { name: 'Change time zone' }));
  await waitFor(async () =>
    expect(await edits()).toEqual([{ timeZone: { was: 'UTC', shallBe: 'Africa/Lagos' } }]),
  );
});

test('issue 13: what the server refused stands at its field with what was typed, and is mended under the same id', async () => {
  await openApp(address);
  await type('Name', 'Hope City');
  await press('Profile', 'Save changes');
  await waitFor(async () => expect(await edits()).toHaveLength(1));
  const [before] = await store.vault.items.toArray();
  const says = 'Another organisation here has this name. Add your place to it';
  const problem = { code: 'validation', message: says, fields: { name: says } };
  const inProfile = within(await card('Profile'));
  await answered({ kind: 'attention', attempts: 1, problem }, () => inProfile.getByText(says));
  expect((await field('Name')).value).toBe('Hope City');
  await type('Name', 'Hope City Durban');
  await press('Profile', 'Save changes');
  await waitFor(async () =>
    expect(await edits()).toEqual([{ name: { was: 'Grace Valley', shallBe: 'Hope City Durban' } }]),
  );
  const [again] = await store.vault.items.toArray();
  expect(again?.id).toBe(before?.id);
});

/**
 * The change gets this answer, and the screen shows it. Again and again: the queue may be in the middle of a call of its own,
 * whose failure would take the answer back.
 */
function answered(state: ItemState, shown: () => HTMLElement): Promise<HTMLElement> {
  return waitFor(async () => {
    await store.vault.items.toCollection().modify({ state });
    return shown();
  });
}

test('issue 13: two who changed the same thing: both wishes stand side by side, and one is chosen', async () => {
  await openApp(address);
  await type(/^Phone/, '011 555 0101');
  await press('Contact', 'Save changes');
  await waitFor(async () => expect(await edits()).toHaveLength(1));
  await arrives({ phone: '021 555 0202' });
  const clash = { field: 'phone', now: '021 555 0202', byName: 'Sipho Dube', at: null };
  const problem = { code: 'conflict', message: 'Sipho Dube changed this' };
  const current = { clashes: [clash] };
  await answered({ kind: 'attention', attempts: 1, problem, current }, () =>
    screen.getByText('You and Sipho Dube changed this organisation at the same time.'),
  );
  fireEvent.click(await screen.findByRole('radio', { name: /011 555 0101/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep what is chosen' }));
  await waitFor(async () =>
    expect(await edits()).toEqual([{ phone: { was: '021 555 0202', shallBe: '011 555 0101' } }]),
  );
});

const said = (word: string | null, status: string, offered = true) => ({ word, status, offered });

test('issue 13: of two lists of words, only the word that both changed is asked about, and the others are kept', async () => {
  await openApp(address);
  await type(/^Member/, 'Partner');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Offer Unknown as a choice' }));
  await press('Connection statuses', 'Save changes');
  await waitFor(async () => expect(await edits()).toHaveLength(1));
  await arrives({ connectionWords: [said('Guest', 'First Timer'), said('Family', 'Member')] });
  const now = said('Family', 'Member');
  const clash = { field: 'connectionWords.Member', now, byName: 'Sipho Dube', at: null };
  const problem = { code: 'conflict', message: 'Sipho Dube changed this' };
  const current = { clashes: [clash] };
  const choice = await answered({ kind: 'attention', attempts: 1, problem, current }, () =>
    screen.getByRole('region', { name: /^You and Sipho Dube changed/ }),
  );
  within(choice).getByText('Status “Member”');
  fireEvent.click(within(choice).getByRole('radio', { name: /Partner/ }));
  expect(within(choice).getAllByRole('radio')).toHaveLength(2);
  fireEvent.click(within(choice).getByRole('button', { name: 'Keep what is chosen' }));
  const shallBe = [said('Partner', 'Member'), said(null, 'Unknown', false)];
  await waitFor(async () =>
    expect(await edits()).toEqual([{ connectionWords: { was: [now], shallBe } }]),
  );
  // The change of another status by a colleague stands beside the one that waits here.
  await within(await card('Connection statuses')).findByDisplayValue('Partner');
  expect((await field(/^First Timer/)).value).toBe('Guest');
});

test('issue 13: a logo is chosen, and kept on the device with its change until it is sent', async () => {
  await openApp(address);
  const place = await screen.findByRole('region', { name: 'Logo' });
  const input = place.querySelector('input');
  if (!input) throw new Error('No input');
  const file = new File(['0123456789'], 'logo.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() => expect(place.textContent).toContain('Remove'));
  await press('Profile', 'Save changes');
  await waitFor(async () => expect(await store.vault.pictures.toArray()).toHaveLength(1));
  const [picture] = await store.vault.pictures.toArray();
  expect(await edits()).toEqual([{ logoId: { was: null, shallBe: picture?.id } }]);
});

test('issue 13: ages and words of its own: what is wrong stands at its field, the rest is saved', async () => {
  await openApp(address);
  await type('Adults from', '12');
  await press('Ages', 'Save changes');
  await within(await card('Ages')).findByText(/Adults are older than teens/);
  await type('Adults from', '18');
  await press('Ages', 'Save changes');
  await waitFor(async () =>
    expect(await edits()).toEqual([{ adultFrom: { was: 20, shallBe: 18 } }]),
  );
  await type(/^Member/, 'First timer');
  await press('Connection statuses', 'Save changes');
  await within(await card('Connection statuses')).findByText(/Another status has this word/);
  await type(/^Member/, 'Partner');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Offer Unknown as a choice' }));
  await axeFindsNothing('own words', await card('Connection statuses'));
  await press('Connection statuses', 'Save changes');
  const shallBe = [
    { word: 'Partner', status: 'Member', offered: true },
    { word: null, status: 'Unknown', offered: false },
  ];
  await waitFor(async () =>
    expect((await edits())[1]).toEqual({ connectionWords: { was: [], shallBe } }),
  );
  await type(/^Home visit/, 'Sick visit');
  await axeFindsNothing('own types', await card('Types of follow-ups'));
  await press('Types of follow-ups', 'Save changes');
  const sick = { word: 'Sick visit', status: 'Home Visitation', offered: true };
  await waitFor(async () =>
    expect((await edits())[2]).toEqual({ followUpWords: { was: [], shallBe: [sick] } }),
  );
});

test('issue 13: a default look is chosen for those who chose none', async () => {
  await openApp(address);
  const look = await card('Default look');
  fireEvent.click(within(look).getByRole('radio', { name: 'Karoo' }));
  fireEvent.change(within(look).getByLabelText('Layout'), { target: { value: 'modern' } });
  await press('Default look', 'Save changes');
  await waitFor(async () =>
    expect(await edits()).toEqual([
      {
        theme: { was: 'protea', shallBe: 'karoo' },
        layout: { was: 'classic', shallBe: 'modern' },
      },
    ]),
  );
});

test('issue 13: whoever may not change it does not come to the page', async () => {
  await forgetBrowser();
  freshBrowser();
  const churchAdmin: Grant[] = [
    { role: 'Church Admin', scope: 'church', scopeId: soweto, churchIds: [soweto] },
  ];
  await signInHere(churchAdmin);
  const here = await openApp(address);
  await waitFor(() => expect(here()).not.toBe(address));
  expect(screen.queryByRole('form', { name: 'Profile' })).toBeNull();
});
