// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MergeInput } from '#domain/duplicates/merge.ts';
import { must } from '#domain/must.ts';
import { groups } from '#domain/groups/groups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import type { Person } from '#domain/people/entities.ts';
import { settledPerson } from '#domain/people/settled-person.ts';
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

const phone = (number: string) => ({ kind: 'mobile' as const, number, optOut: false });
const of = (id: number, name: string, change: Partial<Person> = {}) =>
  personOf(soweto, name, { id: fixedId(id), ...change });

const older = of(951, 'Palesa Motaung-Dube', {
  connectionStatus: 'Member',
  phoneNumbers: [phone('+27725550147'), phone('+27115550100')],
  birthDate: { day: 21, month: 8 },
  address: '31 Martha Louw Street',
});
const newer = of(952, 'Palesa Motaung', {
  connectionStatus: 'First Timer',
  phoneNumbers: [phone('+27725550147')],
  birthDate: { day: 21, year: 1994, month: 8 },
  emailAddresses: [{ optOut: false, address: 'palesa.m@example.org' }],
});
const thabo = of(953, 'Thabo Nkosi');
const compare = `/apps/people/duplicates/${newer.id}/${older.id}`;

let store: Store;
async function begin(who: Grant[] = administrator): Promise<void> {
  store = await signInHere(who);
  await store.cache.person.bulkPut(held([older, newer, thabo]));
}

beforeEach(async () => {
  freshBrowser();
  await begin();
});
afterEach(forgetBrowser);

const queued = async () =>
  (await store.vault.items.toArray()).map(({ name, args }) => ({ name, args }));
const radio = (group: string, name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const list = () => screen.findByRole('list', { name: 'Likely duplicates' });
const answering = (answers: Record<string, unknown>) =>
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const data = answers[new URL(url).pathname];
    return data === undefined
      ? Promise.reject(new TypeError('No network'))
      : Promise.resolve(Response.json({ data }));
  });

async function bothIn(groupName: string): Promise<void> {
  const groupId = fixedId(955);
  const group = { ...groups.blank, id: groupId, churchId: soweto, name: groupName };
  await store.cache.group.bulkPut(held([wholeRow(groups, group)]));
  const rows = [older, newer].map(({ id: personId }, at) =>
    wholeRow(memberships, {
      ...memberships.blank,
      id: fixedId(956 + at),
      groupId,
      churchId: soweto,
      personId,
      joinedOn: '2026-01-11',
    }),
  );
  await store.cache.groupMembership.bulkPut(held(rows));
}

describe('issue 13: two records side by side', () => {
  test('one choice for each field that differs, the fuller value first, and what comes along', async () => {
    await bothIn('Orlando West cell');
    await openApp(compare);
    await screen.findByText('They look like one person: the same phone number.');
    expect(radio('Name', /^Palesa Motaung-Dube/)).toHaveProperty('checked', true);
    expect(radio('Connection', /^Member/)).toHaveProperty('checked', true);
    expect(radio('Birthday', /^1994-08-21/)).toHaveProperty('checked', true);
    expect(radio('E-mail', /^palesa.m@example.org/)).toHaveProperty('checked', true);
    expect(screen.queryByRole('radiogroup', { name: 'Church' })).toBeNull();
    const preview = within(screen.getByRole('region', { name: 'After the merge' }));
    preview.getByText('Orlando West cell');
    preview.getByText(/^Both are in Orlando West cell\. They will be in it once/);
    fireEvent.click(radio('Phone', /^072 555 0147 ?,/));
    preview.getByText('011 555 0100');
    await axeFindsNothing('the merge of two people');
  });

  test('without a network the merge waits, the person is shown as they will be, and the message takes it back', async () => {
    loseNetwork();
    const here = await openApp(compare);
    await screen.findByRole('heading', { level: 1, name: 'Merge two people' });
    await waitFor(() => radio('Name', /^Palesa Motaung ?,/));
    fireEvent.click(radio('Name', /^Palesa Motaung ?,/));
    press('Merge into one');
    await waitFor(() => expect(here()).toBe(`/pages/profile/${older.id}`));
    await screen.findByRole('heading', { level: 1, name: 'Palesa Motaung' });
    const [item] = await queued();
    expect(item).toMatchObject({
      name: 'people.merge',
      args: { id: older.id, otherId: newer.id, otherChurchId: soweto },
    });
    const { edits, seen } = must(item, 'a waiting merge').args as MergeInput;
    expect(edits).toMatchObject({
      lastName: { was: 'Motaung-Dube', shallBe: 'Motaung' },
      birthDate: { shallBe: { year: 1994 } },
    });
    expect(Object.keys(edits)).not.toContain('connectionStatus');
    expect(Object.keys(edits)).not.toContain('phoneNumbers');
    expect(seen).toMatchObject({ firstName: 'Palesa', connectionStatus: 'First Timer' });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await queued()).toEqual([]));
    await screen.findByRole('heading', { level: 1, name: 'Palesa Motaung-Dube' });
  });

  test('two photos are looked at, and the one that is chosen is sent with what was seen of the other', async () => {
    const [mine, theirs] = [fixedId(961), fixedId(962)];
    await store.cache.person.bulkPut(
      held([
        settledPerson({ ...older, pictureId: mine }),
        settledPerson({ ...newer, pictureId: theirs }),
      ]),
    );
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:copy');
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('bytes', { headers: { 'content-type': 'image/webp' } })),
    );
    await openApp(compare);
    const photos = await screen.findByRole('radiogroup', { name: 'Photo' });
    await waitFor(() => expect(photos.querySelectorAll('img')).toHaveLength(2));
    // That of the record that stays, until somebody chooses.
    expect(radio('Photo', /of Palesa Motaung-Dube$/)).toHaveProperty('checked', true);
    await axeFindsNothing('the choice of a photo');
    fireEvent.click(radio('Photo', /of Palesa Motaung$/));
    press('Merge into one');
    await waitFor(async () => expect(await queued()).toHaveLength(1));
    expect(await queued()).toMatchObject([
      {
        args: {
          edits: { pictureId: { was: mine, shallBe: theirs } },
          seen: { pictureId: theirs },
        },
      },
    ]);
  });

  test('somebody who is not here any more is said to be unknown, with the way to the others', async () => {
    await openApp(`/apps/people/duplicates/${older.id}/${fixedId(999)}`);
    await screen.findByRole('heading', { level: 1, name: 'We can’t find both people' });
    screen.getByRole('link', { name: 'Go to duplicates' });
  });

  test('who may change people and not merge them is led away', async () => {
    const role = { scope: 'church', scopeId: soweto, churchIds: [soweto] } as const;
    await begin([{ role: 'Pastor', ...role, churchIds: [soweto] }]);
    const here = await openApp(compare);
    await waitFor(() => expect(here()).toBe('/apps/churches/my-reports'));
  });
});

describe('issue 13: people who seem to be here twice', () => {
  test('are found on the device, each with the reason, and lead to both side by side', async () => {
    loseNetwork();
    const here = await openApp('/apps/people/duplicates');
    const found = within(await list());
    expect(found.getAllByRole('listitem')).toHaveLength(1);
    found.getByText('The same phone number');
    screen.getByText('1 likely pair among 3 people on this device');
    await axeFindsNothing('duplicates');
    fireEvent.click(found.getByRole('link', { name: 'Compare' }));
    await waitFor(() => expect(here()).toMatch(/duplicates\/.+\/.+$/));
  });

  test('of people who are still coming nothing is said, until they are here', async () => {
    const stream = must(await store.cache.cursor.get('stream'), 'the cursor of the stream');
    await store.cache.cursor.put(Object.assign({}, stream, { asOf: 0 }));
    await openApp('/apps/people/duplicates');
    const again = await screen.findByRole('button', { name: 'Look again' });
    expect(again).toHaveProperty('disabled', true);
    expect(screen.queryByText('Nobody seems to be here twice')).toBeNull();
    await act(() => store.cache.cursor.put(stream));
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  });

  test('a pair who are two is remembered, and can be asked about again', async () => {
    loseNetwork();
    await openApp('/apps/people/duplicates');
    fireEvent.click(within(await list()).getByRole('button', { name: 'Not the same' }));
    await screen.findByText('Nobody seems to be here twice');
    const [item] = await queued();
    expect(item).toMatchObject({ name: 'distinctPairs.create', args: { churchId: soweto } });
    press('Show the pair');
    fireEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    await list();
  });

  test('the directory leads here, for who may merge', async () => {
    await openApp('/apps/people');
    const link = await screen.findByRole('link', { name: 'Duplicates' });
    expect(link.getAttribute('href')).toBe('/apps/people/duplicates');
  });
});

describe('issue 13: on a profile', () => {
  test('the history begins with the merge that can be taken back', async () => {
    const merge = {
      id: fixedId(960),
      at: '2026-11-18T08:00:00.000Z',
      byName: 'Naledi Mokoena',
      otherName: 'Palesa Motaung',
      until: '2026-12-18T08:00:00.000Z',
    };
    const event = {
      id: fixedId(961),
      at: merge.at,
      byName: merge.byName,
      what: 'merged',
      changes: [{ field: 'withWhom', was: null, became: 'Palesa Motaung' }],
    };
    answering({
      [`/api/v1/people/${older.id}/merges`]: [merge],
      [`/api/v1/people/${older.id}/history`]: [event],
    });
    await openApp(`/pages/profile/${older.id}?tab=history`);
    await screen.findByText(/You can undo it until 18 Dec 2026\.$/);
    await screen.findByText('Naledi Mokoena merged this with another record of Palesa Motaung');
    await act(async () => press('Undo the merge'));
    await waitFor(async () =>
      expect(await queued()).toEqual([
        {
          name: 'people.undoMerge',
          args: { id: older.id, churchId: soweto, mergeId: merge.id },
        },
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Undo the merge' })).toBeNull();
  });

  test('the address of a record that became one with another leads to who stayed', async () => {
    const lost = fixedId(970);
    answering({ [`/api/v1/people/${lost}`]: older });
    const here = await openApp(`/pages/profile/${lost}`);
    await waitFor(() => expect(here()).toBe(`/pages/profile/${older.id}`));
    await screen.findByRole('heading', { level: 1, name: 'Palesa Motaung-Dube' });
  });

  test('the other record is found by its name', async () => {
    await openApp(`/pages/profile/${older.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Merge with…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Palesa Motaung-Dube' }));
    dialog.getByRole('combobox', { name: 'The other record' });
  });
});
