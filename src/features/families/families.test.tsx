// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FamilyMember } from '#domain/families/entities.ts';
import { families } from '#domain/families/families.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import type { Grant } from '#domain/permissions.ts';
import { wholeRow } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../tests/support/device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';

const [home, other] = [fixedId(961), fixedId(962)];
const tshepo = personOf(soweto, 'Tshepo Mokoena', { gender: 'Male', birthDate: { year: 1985 } });
const naledi = personOf(soweto, 'Naledi Mokoena', { gender: 'Female' });
const kabelo = personOf(soweto, 'Kabelo Mokoena', { gender: 'Male', birthDate: { year: 2018 } });
const amogelang = personOf(soweto, 'Amogelang Mokoena', {
  gender: 'Female',
  birthDate: { year: 2014 },
  address: '4 Church Street',
});
const zodwa = personOf(soweto, 'Zodwa Khumalo');

let store: Store;
let number = 0;
const member = (personId: string, said: Partial<FamilyMember> = {}): FamilyMember => ({
  ...familyMembers.blank,
  id: fixedId(970 + (number += 1)),
  familyId: home,
  churchId: soweto,
  personId,
  ...said,
});

async function begin(who = administrator): Promise<void> {
  store = await signInHere(who);
  const place = { churchId: soweto, country: 'South Africa' };
  const rows = [
    { id: home, name: 'Mokoena', ...place, address: '12 Vilakazi Street', city: 'Soweto' },
    { id: other, name: 'Khumalo', ...place, address: '3 Station Road', city: 'Durban' },
  ];
  await store.cache.family.bulkPut(
    held(rows.map((row) => wholeRow(families, { ...families.blank, ...row }))),
  );
  await store.cache.person.bulkPut(held([tshepo, naledi, kabelo, amogelang, zodwa]));
  await store.cache.familyMember.bulkPut(
    held([
      member(kabelo.id),
      member(amogelang.id, { isPrimaryFamily: true }),
      member(tshepo.id, { role: 'head' }),
      member(naledi.id, { role: 'spouse' }),
    ]),
  );
}

beforeEach(async () => {
  freshBrowser();
  await begin();
});
afterEach(forgetBrowser);

const queued = async () =>
  (await store.vault.items.toArray()).map(({ name, args }) => ({ name, args }));

const card = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'Family' });
  return within(heading.closest('section, div')?.parentElement?.parentElement as HTMLElement);
};

describe('issue 13: the list of families', () => {
  test('shows who is in each and where they live, and is searched by name and address, without a network', async () => {
    loseNetwork();
    const here = await openApp('/apps/people/families/list');
    const table = await screen.findByRole('table', { name: 'Families' });
    const row = within(table).getByRole('button', { name: 'The Mokoena family' }).closest('tr');
    await within(row as HTMLElement).findByText(
      /^Members: Tshepo Mokoena, Naledi Mokoena, Amogelang Mokoena and Kabelo Mokoena$/,
    );
    expect(row?.textContent).toContain('Soweto');
    expect(row?.textContent).toContain('South Africa');
    await axeFindsNothing('the list of families');
    const search = screen.getByLabelText('Search families');
    fireEvent.change(search, { target: { value: 'station' } });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'The Mokoena family' })).toBeNull(),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'The Khumalo family' }));
    await waitFor(() => expect(here()).toBe(`/apps/people/families/${other}`));
    const bar = within(screen.getByRole('banner'));
    fireEvent.click(await bar.findByRole('link', { name: 'Families' }));
    await waitFor(() => expect(here()).toBe('/apps/people/families/list'));
  });

  test('says when there are none', async () => {
    await store.cache.family.clear();
    await openApp('/apps/people/families/list');
    await screen.findByText('No families yet');
  });
});

describe('issue 13: the page of a family', () => {
  test('names its people in their order, each a link to their profile', async () => {
    await openApp(`/apps/people/families/${home}`);
    await screen.findByRole('heading', { level: 1, name: 'The Mokoena family' });
    screen.getByText('Soweto · 12 Vilakazi Street, Soweto, South Africa');
    const link = await screen.findByRole('link', { name: 'Tshepo Mokoena' });
    expect(link.getAttribute('href')).toBe(`/pages/profile/${tshepo.id}`);
    const list = link.closest('ul') as HTMLElement;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/Tshepo MokoenaHead of family, 41$/),
      expect.stringMatching(/Naledi MokoenaWife$/),
      expect.stringMatching(/Amogelang MokoenaDaughter, 12$/),
      expect.stringMatching(/Kabelo MokoenaSon, 8$/),
    ]);
    await axeFindsNothing('the page of a family');
  });

  test('a second head is refused at the field, also without a network', async () => {
    await openApp(`/apps/people/families/${home}?tab=members`);
    fireEvent.click(await screen.findByRole('button', { name: 'Naledi Mokoena' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Naledi Mokoena' }));
    fireEvent.change(await drawer.findByLabelText('Place in the family'), {
      target: { value: 'head' },
    });
    fireEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await drawer.findByText('The family has a head already. Choose another place');
    expect(await queued()).toEqual([]);
  });

  test('a family that is not there reads like one of another church', async () => {
    await openApp(`/apps/people/families/${fixedId(999)}`);
    await screen.findByRole('heading', { level: 1, name: 'We can’t find this family' });
  });
});

describe('issue 13: the family on a profile', () => {
  test('names its people with place and age, marks the person, and leads to the others and the family', async () => {
    await openApp(`/pages/profile/${kabelo.id}`);
    const family = await card();
    family.getByText('The Mokoena family, Soweto');
    const links = family.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `/apps/people/families/${home}`,
      ...[tshepo, naledi, amogelang].map(({ id }) => `/pages/profile/${id}`),
    ]);
    family.getByRole('link', { name: 'Amogelang Daughter, 12' });
    expect(family.getByText('This person').parentElement?.textContent).toContain('Son, 8');
    await axeFindsNothing('a profile with a family');
  });

  test('gives its address to who has none of their own, and says that it is the family’s', async () => {
    await openApp(`/pages/profile/${kabelo.id}`);
    const address = await screen.findByText('Address of the Mokoena family');
    expect(address.parentElement?.textContent).toBe(
      '12 Vilakazi Street, Soweto, South Africa Address of the Mokoena family',
    );
  });

  test('leaves an own address as it is', async () => {
    await openApp(`/pages/profile/${amogelang.id}`);
    await screen.findByText('4 Church Street');
    expect(screen.queryByText(/Address of the/)).toBeNull();
  });

  test('of a child in two families shows both, the main one first', async () => {
    await store.cache.familyMember.bulkPut(held([member(amogelang.id, { familyId: other })]));
    await openApp(`/pages/profile/${amogelang.id}`);
    const links = await screen.findAllByRole('link', { name: 'Open family' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/apps/people/families/${home}`,
      `/apps/people/families/${other}`,
    ]);
  });

  test('offers to add somebody to who may change people, and to nobody else', async () => {
    await openApp(`/pages/profile/${kabelo.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Add member' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New family member' }));
    await drawer.findByRole('combobox', { name: 'Person' });
  });

  test('offers it to nobody else', async () => {
    await forgetBrowser();
    freshBrowser();
    await begin(administrator.map((grant): Grant => Object.assign({}, grant, { role: 'Auditor' })));
    await openApp(`/pages/profile/${kabelo.id}`);
    await screen.findByRole('link', { name: 'Open family' });
    expect(screen.queryByRole('button', { name: 'Add member' })).toBeNull();
  });
});
