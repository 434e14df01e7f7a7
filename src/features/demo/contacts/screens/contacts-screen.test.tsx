// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '../../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../../tests/support/axe-here.ts';
import { eachOnDemoScreens, openDemo } from '../../../../../tests/support/demo-screens.tsx';
import { must } from '#domain/must.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { allContacts, allContactTags } from '#store/demo/contacts/queries.ts';

// No canvas in this environment: the picture is kept as it was chosen.
vi.mock('../../../../api/pictures/square-photo.ts', () => ({
  squarePhoto: (file: Blob) => Promise.resolve(file),
}));

const demo = demoDatabase();
const fatima = 'Fatima Adams';

eachOnDemoScreens({ row: 64, box: 500 });

async function openContacts(path = '/apps/contacts') {
  const where = await openDemo(path);
  await screen.findByText('80 contacts');
  return where;
}

async function contactCalled(name: string) {
  return must(
    (await allContacts(demo)).find((one) => one.name === name),
    name,
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Contacts' })).getAllByRole('link');
const search = () => screen.getByRole('searchbox', { name: 'Search contacts' });

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** One that may be far down: found by the search first. */
async function open(name: string) {
  type(search(), name);
  fireEvent.click(await screen.findByRole('link', { name: new RegExp(name) }));
  return within(await screen.findByRole('dialog', { name }));
}

async function edit(name: string) {
  const drawer = await open(name);
  fireEvent.click(drawer.getByRole('button', { name: 'Edit' }));
  await drawer.findByRole('form', { name: 'Contact' });
  return drawer;
}

describe('the list', () => {
  test('S1-024 S2-071 by letter, with the work of each; only what is in sight is drawn', async () => {
    await openContacts();
    expect(rows()[0]?.textContent).toBe('Aaliyah AdamsNurse');
    expect(rows().length).toBeLessThan(40);
    expect(screen.getByText('A', { selector: 'li' })).toBeTruthy();
    expect(rows()[0]?.closest('li')?.getAttribute('aria-setsize')).toBe('80');
    await axeFindsNothing('the list');
  });

  test('searched by name, work and number; and what to do where nothing is found, or nothing is there', async () => {
    await openContacts();
    type(search(), 'ADAMS');
    await screen.findByText('2 contacts found');
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Aaliyah Adams'),
      expect.stringContaining(fatima),
    ]);
    type(search(), '715550125');
    await screen.findByText('1 contact found');
    expect(rows()[0]?.textContent).toContain(fatima);
    type(search(), 'nobody at all');
    await screen.findByRole('heading', { name: 'No contact has this' });
    await demo.contact.clear();
    await screen.findByRole('heading', { name: 'No contacts yet' });
    expect(screen.getByText('No contacts')).toBeTruthy();
  });

  test('issue 15: of 5 000 contacts a few are drawn, and the search goes through all of them', async () => {
    await openContacts();
    const one = must(await demo.contact.orderBy('name').first(), 'a contact');
    await demo.contact.bulkAdd(
      Array.from({ length: 4920 }, (_, at) => ({ ...one, id: `more${at}`, name: `More ${at}` })),
    );
    await screen.findByText('5 000 contacts');
    expect(rows().length).toBeLessThan(40);
    type(search(), 'more 4919');
    await screen.findByText('1 contact found');
    expect(rows()).toHaveLength(1);
  });
});

describe('a contact', () => {
  test('S2-072 everything that is known of it, with what one presses to write and to call', async () => {
    const where = await openContacts();
    const { id } = await contactCalled(fatima);
    const drawer = await open(fatima);
    expect(where()).toBe(`/apps/contacts/${id}`);
    expect(document.activeElement?.textContent).toBe(fatima);
    const link = (name: RegExp) => drawer.getByRole('link', { name }).getAttribute('href');
    expect(link(/^fatima.adams/)).toBe('mailto:fatima.adams%40example.org');
    expect(link(/^\+27/)).toBe('tel:+27715550125');
    expect(drawer.getByText('South Africa')).toBeTruthy();
    expect(drawer.getByText(/^\d+ \w+ (19|20)\d\d$/)).toBeTruthy();
    expect(
      within(await drawer.findByRole('list', { name: 'Tags' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    await axeFindsNothing('a contact');
    fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/apps/contacts'));
  });

  test('S7-046 all of it is changed and saved as a whole; blank addresses and numbers are left out', async () => {
    await openContacts();
    const { id } = await contactCalled(fatima);
    const drawer = await edit(fatima);
    const box = (name: string) => drawer.getByRole('textbox', { name });
    const name = box('Name');
    expect(document.activeElement).toBe(name);
    await axeFindsNothing('a contact being edited');
    type(name, '');
    await drawer.findByText('Enter the name');
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    type(name, 'Fatima Daniels');
    type(box('Job title'), '');
    type(box('Company'), 'Melomed');
    type(box('E-mail'), 'fatima@');
    await drawer.findByText(/^Check the address/);
    type(box('E-mail'), 'fatima@example.org');
    fireEvent.click(drawer.getByRole('button', { name: 'Add an e-mail address' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Add a phone number' }));
    type(must(drawer.getAllByRole('textbox', { name: 'Phone' })[1], 'the new one'), '77 555 0199');
    const countries = drawer.getAllByRole('combobox', { name: 'Country' });
    const country = must(countries[1], 'its country');
    fireEvent.click(country);
    type(country, 'zimb');
    fireEvent.click(await drawer.findByRole('option', { name: /Zimbabwe \+263/ }));
    type(box('Birthday'), '1985-05-03');
    fireEvent.blur(box('Birthday'));
    type(box('Notes'), 'Night shifts.\nAsk first.');
    fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Fatima Daniels' });
    await drawer.findByRole('button', { name: 'Edit' });
    expect(await demo.contact.get(id)).toMatchObject({
      name: 'Fatima Daniels',
      title: null,
      company: 'Melomed',
      emails: [{ email: 'fatima@example.org', label: 'Home' }],
      phoneNumbers: [
        { country: 'za', phoneNumber: '71 555 0125', label: 'Mobile' },
        { country: 'zw', phoneNumber: '77 555 0199', label: '' },
      ],
      birthday: '1985-05-03',
      notes: 'Night shifts.\nAsk first.',
      onTop: null,
    });
    expect(screen.getByText('3 May 1985')).toBeTruthy();
  });

  test('who leaves what is not saved is asked first; Cancel leaves it as it was', async () => {
    const where = await openContacts();
    const before = await contactCalled(fatima);
    const drawer = await edit(fatima);
    const there = where();
    type(drawer.getByRole('textbox', { name: 'Company' }), 'Melomed');
    fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    fireEvent.click(within(asked).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(where()).toBe(there);
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Company' }).value).toBe(
      'Melomed',
    );
    fireEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
    await drawer.findByRole('button', { name: 'Edit' });
    expect(await contactCalled(fatima)).toEqual(before);
    fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/apps/contacts'));
  });

  test('a day that is none is not saved, and says so', async () => {
    await openContacts();
    const drawer = await edit(fatima);
    const day = drawer.getByRole('textbox', { name: 'Birthday' });
    type(day, '1985-02-30');
    fireEvent.blur(day);
    const save = drawer.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await waitFor(() => expect(save.disabled).toBe(true));
    expect(day.getAttribute('aria-invalid')).toBe('true');
    type(day, '1985-02-28');
    fireEvent.blur(day);
    await waitFor(() => expect(save.disabled).toBe(false));
  });

  test('S7-053 a picture is kept at once, and taken away by Save; no picture says what can be', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:face');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    await openContacts();
    const { id } = await contactCalled(fatima);
    const drawer = await edit(fatima);
    const place = drawer.getByRole('region', { name: 'Picture' });
    expect(within(place).getByText(/at most 25 MB/)).toBeTruthy();
    const input = must(place.querySelector('input'), 'the input');
    const pdf = new File(['1'], 'list.pdf', { type: 'application/pdf' });
    fireEvent.change(input, { target: { files: [pdf] } });
    await drawer.findByText(/^“list.pdf” is not a picture/);
    const photo = new File(['0123'], 'face.png', { type: 'image/png' });
    fireEvent.change(input, { target: { files: [photo] } });
    const kept = 'data:image/png;base64,MDEyMw==';
    await waitFor(async () => expect((await demo.contact.get(id))?.avatar).toBe(kept));
    fireEvent.click(await drawer.findByRole('button', { name: 'Remove' }));
    expect((await demo.contact.get(id))?.avatar).toBe(kept);
    fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await drawer.findByRole('button', { name: 'Edit' });
    expect((await demo.contact.get(id))?.avatar).toBeNull();
  });

  test('S4-032 S7-050 S7-052 a tag that is made and chosen, and one that is deleted everywhere', async () => {
    await openContacts();
    const { id, tags } = await contactCalled(fatima);
    const old = must(
      (await allContactTags(demo)).find((one) => one.id === tags[0]),
      'their tag',
    );
    const drawer = await edit(fatima);
    fireEvent.click(await drawer.findByRole('button', { name: 'Tags' }));
    const find = await drawer.findByRole<HTMLInputElement>('textbox', {
      name: 'Find or add a tag',
    });
    expect(find.maxLength).toBe(30);
    type(find, 'Ushers');
    fireEvent.keyDown(find, { key: 'Enter' });
    await drawer.findByRole('button', { name: 'Remove Ushers' });
    fireEvent.click(drawer.getByRole('button', { name: 'Edit tags' }));
    fireEvent.click(await drawer.findByRole('button', { name: `Delete ${old.title}` }));
    await waitFor(async () =>
      expect((await allContactTags(demo)).map(({ title }) => title)).not.toContain(old.title),
    );
    expect((await allContacts(demo)).filter((one) => one.tags.includes(old.id))).toEqual([]);
    fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const ushers = (await allContactTags(demo)).find(({ title }) => title === 'Ushers');
    await waitFor(async () => expect((await demo.contact.get(id))?.tags).toContain(ushers?.id));
    await drawer.findByText('Ushers');
  });

  test('S7-047 deleting asks once, opens the next, and can be undone', async () => {
    const where = await openContacts();
    const before = await contactCalled(fatima);
    const drawer = await edit(fatima);
    type(drawer.getByRole('textbox', { name: 'Company' }), 'Not saved');
    fireEvent.click(drawer.getByRole('button', { name: 'Delete contact' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Delete this contact?' }));
    fireEvent.click(asked.getByRole('button', { name: 'Delete contact' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await demo.contact.get(before.id)).toBeUndefined();
    await screen.findByRole('dialog', { name: 'Fikile Mabuza' });
    expect(where()).toBe(`/apps/contacts/${(await contactCalled('Fikile Mabuza')).id}`);
    fireEvent.click(undo);
    await waitFor(async () => expect(await contactCalled(fatima)).toEqual(before));
  });

  test('an id that names none is logged, and leads to the list', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await openContacts('/apps/contacts/never-was');
    await waitFor(() => expect(where()).toBe('/apps/contacts'));
    expect(log).toHaveBeenCalledWith('Could not found contact with id of never-was!');
  });
});

test('S7-045 Ctrl or Cmd with / adds a contact on top, opens it, and its name is written over', async () => {
  const where = await openContacts();
  type(search(), 'adams');
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  const drawer = within(await screen.findByRole('dialog', { name: 'New Contact' }));
  const added = await contactCalled('New Contact');
  expect(where()).toBe(`/apps/contacts/${added.id}`);
  await drawer.findByText(/^Nothing is written down yet/);
  await screen.findByText('81 contacts');
  expect((await allContacts(demo))[0]).toEqual(added);
  expect(screen.getByText('New', { selector: 'li' })).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Edit' }));
  type(await drawer.findByRole('textbox', { name: 'Name' }), 'Zuko Zondi');
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Zuko Zondi' });
  expect((await allContacts(demo)).at(-1)?.name).toBe('Zuko Zondi');
});

test('S8-023 without a worker it says so, and offers to reload', async () => {
  await openApp('/apps/contacts');
  await screen.findByText('Service workers are disabled or not supported by this browser');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
