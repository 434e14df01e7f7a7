// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PickupPerson } from '#domain/families/entities.ts';
import { families } from '#domain/families/families.ts';
import { pickupPeople } from '#domain/families/pickup-people.ts';
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
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';

// Search of the device, without the worker and the server that this environment lacks.
vi.mock('../../../pickers/look-up.ts', () => import('../../../../tests/support/look-up-here.ts'));

const home = fixedId(961);
const lindiwe = personOf(soweto, 'Lindiwe Dube');

let store: Store;
async function begin(who = administrator): Promise<void> {
  freshBrowser();
  store = await signInHere(who);
  const family = wholeRow(families, {
    ...families.blank,
    id: home,
    churchId: soweto,
    name: 'Mokoena',
  });
  const entry = (id: number, said: Partial<PickupPerson>): PickupPerson => ({
    ...pickupPeople.blank,
    id: fixedId(id),
    familyId: home,
    churchId: soweto,
    ...said,
  });
  const order = { standing: 'notAuthorised', note: 'Court order of 3 March' } as const;
  await store.cache.family.bulkPut(held([family]));
  await store.cache.person.bulkPut(held([lindiwe]));
  await store.cache.pickupPerson.bulkPut(
    held([
      entry(981, { personId: lindiwe.id, relationship: 'Aunt' }),
      entry(982, { name: 'Sipho Zulu', ...order }),
    ]),
  );
}
beforeEach(() => begin());
afterEach(forgetBrowser);

const open = (tab = '') => openApp(`/apps/people/families/${home}${tab}`);

test('issue 13: the page of a family says who may pick up and first who may not, in words', async () => {
  loseNetwork();
  await open();
  const list = within(await screen.findByRole('list', { name: 'Pick-up people' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sipho ZuluNot authorisedCourt order of 3 March',
    'Lindiwe Dube · AuntMay pick up',
  ]);
  await axeFindsNothing('the page of a family with pick-up people');
});

test('issue 13: somebody by a name is added, also without a network', async () => {
  loseNetwork();
  await open('?tab=pickup');
  fireEvent.click(await screen.findByRole('button', { name: /New pick-up person/ }));
  const form = within(await screen.findByRole('dialog', { name: 'New pick-up person' }));
  fireEvent.click(await form.findByRole('button', { name: /^Add/ }));
  await form.findByText('Choose a person, or write a name');
  fireEvent.change(form.getByLabelText('Name (optional)'), { target: { value: 'Gogo Nkosi' } });
  fireEvent.change(form.getByLabelText('Pick-up'), { target: { value: 'notAuthorised' } });
  await axeFindsNothing('the form of a pick-up person');
  fireEvent.click(form.getByRole('button', { name: /^Add/ }));
  await screen.findByText('Gogo Nkosi');
  const [item] = await store.vault.items.toArray();
  expect(item).toMatchObject({
    name: 'pickupPeople.create',
    args: { familyId: home, churchId: soweto, name: 'Gogo Nkosi', standing: 'notAuthorised' },
  });
});

test('issue 13: who may not edit the family sees none of it', async () => {
  await forgetBrowser();
  await begin(administrator.map((grant): Grant => Object.assign({}, grant, { role: 'Auditor' })));
  await open();
  await screen.findByRole('heading', { level: 1, name: 'The Mokoena family' });
  await screen.findByRole('heading', { level: 2, name: 'Members' });
  expect(screen.queryByRole('heading', { name: 'Pick-up' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Pick-up' })).toBeNull();
});
