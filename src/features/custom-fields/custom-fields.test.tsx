// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
  usherOfBoth,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../tests/support/device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';

const [transport, distance, weather, skills, host] = [1, 2, 3, 4, 5].map((at) => fixedId(800 + at));
const [taxi, foot] = [fixedId(811), fixedId(812)];
const choices = [
  { id: taxi, label: 'Taxi', retired: false },
  { id: foot, label: 'On foot', retired: false },
];
const field = (id: string | undefined, said: Partial<CustomField>): CustomField => ({
  ...customFields.blank,
  id: String(id),
  ...said,
});
const own = [
  field(transport, { label: 'Transport', kind: 'oneOf', choices, sort: 1, help: 'On Sundays' }),
  field(distance, { label: 'Distance', kind: 'number', unit: 'km', sort: 2 }),
  field(skills, { label: 'Skills', kind: 'severalOf', choices, sort: 3 }),
  field(weather, { label: 'Weather', sort: 4, status: 'archived' }),
];
const thandi = personOf(soweto, 'Thandi Nkosi', {
  custom: { [String(transport)]: foot, [String(weather)]: 'Rain' },
});
const zodwa = personOf(soweto, 'Zodwa Khumalo');

let store: Store;
async function begin(who = administrator): Promise<void> {
  store = await signInHere(who);
  await store.cache.customField.bulkPut(held(own));
  await store.cache.person.bulkPut(held([thandi, zodwa]));
}
beforeEach(freshBrowser);
afterEach(forgetBrowser);

const queued = async () =>
  (await store.vault.items.toArray()).map(({ name, args }) => ({ name, args }));

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const personOffered = () => within(screen.getByLabelText('Kind')).queryByText('A person');

/** Radix opens its menus by the keyboard as well. */
const press = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Enter' });

describe('issue 13: the page of custom fields', () => {
  test('shows the fields of each register in their order, with their kind in words, without a network', async () => {
    await begin();
    loseNetwork();
    await openApp('/pages/settings/custom-fields');
    const people = await cardOf('People');
    const rows = people.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringContaining('TransportOne of 2 choices'),
      expect.stringContaining('DistanceNumber in km'),
      expect.stringContaining('SkillsSeveral of 2 choices'),
      expect.stringContaining('WeatherTextRetired'),
    ]);
    people.getByText('A field in use is retired, not deleted. What was filled in stays.');
    (await cardOf('Groups')).getByText('No fields of your own yet.');
    await axeFindsNothing('the page of custom fields');
  });

  test('adds a field to a register, behind the others', async () => {
    await begin();
    await openApp('/pages/settings/custom-fields');
    await cardOf('People');
    fireEvent.click(screen.getByRole('button', { name: 'Add field of people' }));
    const form = await screen.findByRole('button', { name: 'Add custom field' });
    expect(screen.queryByLabelText(/^Unit/)).toBeNull();
    type('Label', 'Shoe size');
    type('Kind', 'number');
    type(/^Unit/, 'EU');
    await axeFindsNothing('the form of a custom field');
    fireEvent.click(form);
    await waitFor(async () => {
      expect(await queued()).toMatchObject([
        {
          name: 'customFields.create',
          args: { register: 'people', label: 'Shoe size', kind: 'number', unit: 'EU', sort: 5 },
        },
      ]);
    });
    await (await cardOf('People')).findByText('Number in EU');
  });

  test('a field of reports is offered each kind but a person, which a report cannot name', async () => {
    await begin();
    await openApp('/pages/settings/custom-fields');
    await cardOf('Groups');
    fireEvent.click(screen.getByRole('button', { name: 'Add field of groups' }));
    await screen.findByRole('button', { name: 'Add custom field' });
    expect(personOffered()).not.toBeNull();
    type('Of', 'groupReports');
    expect(personOffered()).toBeNull();
    within(screen.getByLabelText('Kind')).getByText('Number');
    type('Of', 'groups');
    type('Kind', 'person');
    type('Of', 'churchReports');
    // The kind that was chosen stays in sight, with its error.
    expect(personOffered()).not.toBeNull();
    type('Label', 'Preacher');
    fireEvent.click(screen.getByRole('button', { name: 'Add custom field' }));
    await screen.findByText(/A report cannot name a person/);
    expect(await queued()).toEqual([]);
  });

  test('a choice that rows may have is retired, and a new one added', async () => {
    await begin();
    await openApp('/pages/settings/custom-fields');
    (await cardOf('People')).getByRole('button', { name: 'Edit Transport' }).click();
    await screen.findByRole('button', { name: 'Save changes' });
    expect(screen.queryByRole('button', { name: 'Remove Taxi' })).toBeNull();
    const [retire] = screen.getAllByLabelText(/^Retired/);
    fireEvent.click(retire as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Add a choice' }));
    type('Choice 3', 'Bicycle');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => {
      const [item] = await queued();
      expect(item).toMatchObject({
        name: 'customFields.edit',
        args: {
          id: transport,
          edits: {
            choices: {
              was: choices,
              shallBe: [
                { id: taxi, label: 'Taxi', retired: true },
                { id: foot, retired: false },
                { label: 'Bicycle', retired: false },
              ],
            },
          },
        },
      });
    });
  });

  test('moves a field by the keyboard', async () => {
    await begin();
    await openApp('/pages/settings/custom-fields');
    const people = await cardOf('People');
    press(people.getByRole('button', { name: 'Move Distance' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(async () => {
      expect(await queued()).toMatchObject([
        {
          name: 'customFields.editMany',
          args: {
            edits: [
              { id: distance, edits: { sort: { was: 2, shallBe: 1 } } },
              { id: transport, edits: { sort: { was: 1, shallBe: 2 } } },
            ],
          },
        },
      ]);
    });
    await waitFor(() => {
      const [first] = people.getAllByRole('listitem');
      expect(first?.textContent).toContain('Distance');
    });
  });

  test('a retired field is read, and brought back', async () => {
    await begin();
    await openApp('/pages/settings/custom-fields');
    (await cardOf('People')).getByRole('button', { name: 'Open Weather' }).click();
    await screen.findAllByRole('heading', { name: 'Weather' });
    press(screen.getAllByRole('button', { name: 'More' }).at(-1) as HTMLElement);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Bring back' }));
    await waitFor(async () => {
      expect(await queued()).toMatchObject([
        { args: { id: weather, edits: { status: { was: 'archived', shallBe: 'active' } } } },
      ]);
    });
  });

  test('is reached from the settings by who may change it', async () => {
    await begin();
    await openApp('/pages/settings');
    const link = await screen.findByRole('link', { name: /^Custom fields/ });
    expect(link.getAttribute('href')).toBe('/pages/settings/custom-fields');
  });

  test('is there for nobody else', async () => {
    await begin(usherOfBoth);
    const here = await openApp('/pages/settings/custom-fields');
    await waitFor(() => expect(here()).toBe('/apps/churches/my-reports'));
  });
});

describe('issue 13: custom fields of people', () => {
  test('are asked for in the form under "More", each in its own control, and sent by themselves', async () => {
    await begin();
    await openApp(`/apps/people?open=${zodwa.id}`);
    const more = await screen.findByRole('group', { name: 'More' });
    const inMore = within(more);
    expect(inMore.queryByLabelText(/Weather/)).toBeNull();
    inMore.getByText('On Sundays');
    fireEvent.change(inMore.getByLabelText(/^Transport/), { target: { value: taxi } });
    fireEvent.change(inMore.getByLabelText(/^Distance \(km\)/), { target: { value: 'far' } });
    fireEvent.blur(inMore.getByLabelText(/^Distance \(km\)/));
    await inMore.findByText(/Write a number, such as 12 or 2.5/);
    fireEvent.change(inMore.getByLabelText(/^Distance \(km\)/), { target: { value: '2.5' } });
    const several = within(inMore.getByRole('group', { name: /^Skills/ }));
    fireEvent.click(several.getByLabelText('On foot'));
    await axeFindsNothing('the form with custom fields');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => {
      expect(await queued()).toMatchObject([
        {
          name: 'people.edit',
          args: {
            edits: {
              custom: {
                [String(transport)]: { was: null, shallBe: taxi },
                [String(distance)]: { was: null, shallBe: 2.5 },
                [String(skills)]: { was: null, shallBe: [foot] },
              },
            },
          },
        },
      ]);
    });
    const [item] = await queued();
    const { edits } = (item?.args ?? {}) as { edits?: object };
    expect(Object.keys(edits ?? {})).toEqual(['custom']);
  });

  test('stand on the profile, a retired one too where it was filled in', async () => {
    await begin();
    await store.cache.customField.bulkPut(held([field(host, { label: 'Mentor', kind: 'person' })]));
    const custom = { ...thandi.custom, [String(host)]: zodwa.id };
    await store.cache.person.bulkPut(held([{ ...thandi, custom }]));
    await openApp(`/pages/profile/${thandi.id}`);
    const heading = await screen.findByRole('heading', { name: 'More' });
    const text = heading.parentElement?.textContent;
    expect(text).toContain('TransportOn foot');
    expect(text).toContain('WeatherRain');
    expect(text).toContain('MentorZodwa Khumalo');
  });

  test('that name a person find them by typing, without a network', async () => {
    await begin();
    const row = field(host, { label: 'Mentor', kind: 'person', sort: 5, help: 'Prays with them' });
    await store.cache.customField.bulkPut(held([row]));
    loseNetwork();
    await openApp(`/apps/people?open=${zodwa.id}`);
    const mentor = await screen.findByRole('combobox', { name: /^Mentor \(optional\)/ });
    fireEvent.change(mentor, { target: { value: 'thandi' } });
    fireEvent.click(await screen.findByRole('option', { name: /Thandi Nkosi/ }));
    await axeFindsNothing('the form with a person');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => {
      expect(await queued()).toMatchObject([
        { args: { edits: { custom: { [String(host)]: { was: null, shallBe: thandi.id } } } } },
      ]);
    });
  });

  test('that name somebody out of sight say so in the form, and show no id', async () => {
    await begin();
    await store.cache.customField.bulkPut(held([field(host, { label: 'Mentor', kind: 'person' })]));
    const custom = { [String(host)]: fixedId(899) };
    await store.cache.person.bulkPut(held([{ ...zodwa, custom }]));
    await openApp(`/apps/people?open=${zodwa.id}`);
    await screen.findByText(/It names somebody whom you do not see/);
    expect(document.body.textContent).not.toContain(fixedId(899));
  });

  test('that name a person narrow the list by whom they name', async () => {
    await begin();
    await store.cache.customField.bulkPut(held([field(host, { label: 'Mentor', kind: 'person' })]));
    const custom = { [String(host)]: thandi.id };
    await store.cache.person.bulkPut(held([{ ...zodwa, custom }]));
    await openApp(`/apps/people?only=custom-${host}:${thandi.id}`);
    const table = await screen.findByRole('table', { name: 'People' });
    await within(table).findByRole('button', { name: /Khumalo/ });
    expect(within(table).queryByRole('button', { name: /Nkosi/ })).toBeNull();
    const filter = await screen.findByRole('combobox', { name: 'Mentor' });
    await waitFor(() => expect((filter as HTMLInputElement).value).toBe('Thandi Nkosi'));
    fireEvent.click(filter);
    const list = within(await screen.findByRole('listbox', { name: 'Mentor' }));
    fireEvent.click(list.getByRole('option', { name: 'All' }));
    await waitFor(() => {
      const all = within(screen.getByRole('table', { name: 'People' }));
      all.getByRole('button', { name: /Nkosi/ });
    });
  });

  test('narrow the list', async () => {
    await begin();
    await openApp(`/apps/people?only=custom-${transport}:${foot}`);
    const table = await screen.findByRole('table', { name: 'People' });
    await within(table).findByRole('button', { name: /Nkosi/ });
    expect(within(table).queryByRole('button', { name: /Khumalo/ })).toBeNull();
  });
});
