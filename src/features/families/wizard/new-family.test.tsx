// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import type { NewFamilyInput } from '#domain/families/new-family.ts';
import type { Store } from '#store/database.ts';
import type { Item } from '#store/outbox/item.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { soweto } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';

// Search of the device, without the worker and the server that this environment lacks.
vi.mock('../../../pickers/look-up.ts', () => import('../../../../tests/support/look-up-here.ts'));

const thandeka = personOf(soweto, 'Thandeka Khoza', { gender: 'Female' });
const address = '/apps/people/new-family';

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  await store.cache.person.bulkPut(held([thandeka]));
});
afterEach(forgetBrowser);

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const titled = (name: string) => screen.findByRole('heading', { level: 2, name });
const queued = async () =>
  (await store.vault.items.toArray())
    .toSorted((a, b) => (a.capturedAt + a.id < b.capturedAt + b.id ? -1 : 1))
    .map(({ id, name, args }) => ({ id, name, args: args as NewFamilyInput }));
const membersListed = () =>
  within(screen.getByRole('list', { name: 'Members' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function nameFamily(): Promise<void> {
  await openApp(address);
  await type('Family name', 'Khoza');
  await type('Church', soweto);
  await press('Next: members');
  await titled('Who is in the Khoza family?');
}

async function addMandla(): Promise<void> {
  await type('First name', 'Mandla');
  await press('Add this person');
  await screen.findByText('Mandla Khoza');
}

async function addThandeka(): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: 'Someone in the list' }));
  const field = await screen.findByRole('combobox', { name: 'Person' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'Thandeka' } });
  fireEvent.click(await screen.findByRole('option', { name: /Thandeka Khoza/ }));
  await press('Add this person');
  await screen.findByText('In the list already');
  await screen.findByText('Thandeka Khoza');
}

/** The list of families, above which one is that was refused. */
async function refuseKhoza(): Promise<Item> {
  await nameFamily();
  await addMandla();
  await addThandeka();
  await press('Next: address and contact');
  await press('Next: review');
  await press('Add family');
  await screen.findByRole('heading', { level: 1, name: 'The Khoza family' });
  const item = must((await store.vault.items.toArray())[0], 'the submission');
  const fields = { 'people.0.lastName': 'Write the name', 'members.1.personId': 'They are gone' };
  const problem = { code: 'validation', message: 'Write the name', fields };
  await store.vault.items.put({ ...item, state: { kind: 'attention', attempts: 1, problem } });
  cleanup();
  await openApp('/apps/people/families/list');
  await screen.findByText('The new family “Khoza” was not accepted.');
  return item;
}

test('issue 13: a family with somebody new and somebody of the list is saved as one submission, without a network', async () => {
  loseNetwork();
  await nameFamily();
  await addMandla();
  await addThandeka();
  expect(membersListed()).toEqual([
    expect.stringMatching(/Mandla KhozaHead of familyNew/),
    expect.stringMatching(/Thandeka KhozaSpouseIn the list already/),
  ]);
  await axeFindsNothing('the members of a new family');
  await press('Next: address and contact');
  await type('Address (optional)', '7 Protea Road');
  await press('Next: review');
  await titled('Check the Khoza family');
  screen.getByText('7 Protea Road');
  await press('Add family');
  await screen.findByRole('heading', { level: 1, name: 'The Khoza family' });
  await screen.findByText('Mandla Khoza');
  const [whole, ...more] = await queued();
  expect(more).toEqual([]);
  expect(whole).toMatchObject({
    name: 'families.createWhole',
    args: {
      family: { name: 'Khoza', churchId: soweto, address: '7 Protea Road' },
      people: [{ firstName: 'Mandla', lastName: 'Khoza' }],
      members: [
        { personId: whole?.args.people[0]?.id, role: 'head', isPrimaryFamily: true },
        { personId: thandeka.id, role: 'spouse', isPrimaryFamily: false },
      ],
    },
  });
  expect(await store.cache.formDraft.count()).toBe(0);
});

test('a family that was refused is discarded with what was typed to mend it', async () => {
  const { id } = await refuseKhoza();
  fireEvent.click(screen.getByRole('link', { name: 'Open it' }));
  await press('Remove Thandeka Khoza');
  await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(1));
  fireEvent.click(screen.getByRole('link', { name: 'Save and finish later' }));
  await press('Discard');
  await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(0));
  expect(await queued()).toEqual([]);
  cleanup();
  await openApp(`${address}?mends=${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Nothing to mend any more' });
});

test('issue 13: a family that was refused is mended at the person who is wrong, and takes its own place', async () => {
  const item = await refuseKhoza();
  await axeFindsNothing('families with one that was refused');
  fireEvent.click(screen.getByRole('link', { name: 'Open it' }));
  await screen.findByText('This family was not accepted.');
  await titled('Who is in the Khoza family?');
  await screen.findByText('Thandeka Khoza');
  expect(membersListed()).toEqual([
    expect.stringMatching(/Mandla Khoza.*Write the name/),
    expect.stringMatching(/Thandeka Khoza.*They are gone/),
  ]);
  await press('Remove Thandeka Khoza');
  await press('Change Mandla Khoza');
  const field = await screen.findByLabelText('Last name (optional)');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await type('Last name (optional)', 'Kgosi');
  await press('Add this person');
  await screen.findByText('Mandla Kgosi');
  await press('Next: address and contact');
  await press('Next: review');
  await press('Add family');
  await waitFor(async () => {
    const [mended, ...more] = await store.vault.items.toArray();
    expect(more).toEqual([]);
    expect(mended).toMatchObject({
      id: item.id,
      state: { kind: 'waiting' },
      args: { people: [{ lastName: 'Kgosi' }], members: [{ role: 'head' }] },
    });
  });
});

test('issue 13: what is wrong is said at its field, and nobody goes on', async () => {
  await openApp(address);
  await press('Next: members');
  await screen.findByText('Fill this in');
  await titled('What is the family called?');
  await type('Family name', 'Khoza');
  await type('Church', soweto);
  await press('Next: members');
  await press('Next: address and contact');
  await screen.findByText('Add one person or more');
  await addMandla();
  await type('First name', 'Sibusiso');
  await type('Place in the family', 'head');
  await press('Next: address and contact');
  await screen.findByText('The family has a head already. Choose another place');
  expect(await queued()).toEqual([]);
});

test('issue 13: somebody who may be here already is told while they are typed', async () => {
  await nameFamily();
  await type('First name', 'Thandeka');
  await screen.findByText('Is this person here already?');
  await screen.findByRole('link', { name: 'Thandeka Khoza' });
});

test('issue 13: what was typed is there again after the page was left', async () => {
  await nameFamily();
  await addMandla();
  await type('First name', 'Sibu');
  await waitFor(async () => {
    const [draft] = await store.cache.formDraft.toArray();
    expect(JSON.stringify(draft?.typed)).toContain('Sibu');
  });
  fireEvent.click(screen.getByRole('link', { name: 'Save and finish later' }));
  await screen.findByRole('heading', { level: 1, name: 'Families' });
  cleanup();
  await openApp(address);
  await titled('Who is in the Khoza family?');
  await screen.findByText(/^Draft from/);
  expect(membersListed()).toEqual([expect.stringMatching(/Mandla Khoza/)]);
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Sibu');
});

test('A03: a draft of a family that cannot be read stays, until it is read when somebody tries again', async () => {
  await nameFamily();
  // The last key press is saved behind those before it.
  const last = [{ typed: { step: 1 } }];
  await waitFor(async () => expect(await store.cache.formDraft.toArray()).toMatchObject(last));
  const kept = await store.cache.formDraft.toArray();
  cleanup();
  const read = vi.spyOn(store.cache.formDraft, 'get').mockRejectedValue(new Error('UnknownError'));
  await openApp(address);
  const title = { level: 1, name: 'Could not read what you typed before' };
  await screen.findByRole('heading', title, { timeout: 5000 });
  expect(screen.queryByLabelText('Family name')).toBeNull();
  expect(await store.cache.formDraft.toArray()).toEqual(kept);
  read.mockRestore();
  await press('Try again');
  await titled('Who is in the Khoza family?');
});

test('issue 13: who may see people and not change them is told so', async () => {
  await forgetBrowser();
  freshBrowser();
  const auditor = administrator.map((grant): Grant =>
    Object.assign({}, grant, { role: 'Auditor' }),
  );
  store = await signInHere(auditor);
  await openApp(address);
  await screen.findByRole('heading', { level: 1, name: 'You cannot add families' });
});

test('issue 13: a draft is discarded once somebody says so, and then is gone', async () => {
  await nameFamily();
  await addMandla();
  await press('Discard draft');
  await press('Keep it');
  await screen.findByText('Mandla Khoza');
  await press('Discard draft');
  await press('Discard');
  await screen.findByRole('heading', { level: 1, name: 'Families' });
  expect(await store.cache.formDraft.count()).toBe(0);
  expect(await queued()).toEqual([]);
});
