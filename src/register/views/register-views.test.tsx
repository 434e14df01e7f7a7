// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { churchGroups } from '#domain/churches/church-groups.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { wholeRow } from '#domain/register/register.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../tests/support/device.ts';

const [type, zone, cell, choir] = [fixedId(922), fixedId(931), fixedId(932), fixedId(933)];

beforeEach(async () => {
  freshBrowser();
  const store = await signInHere(administrator);
  const types = [wholeRow(groupTypes, { id: type, name: 'Cell', reportForm: 'group' })];
  await store.cache.groupType.bulkPut(held(types));
  const here = {
    churchId: soweto,
    groupTypeId: type,
    weekdays: [4],
    startTime: '19:00',
    status: 'active' as const,
  };
  await store.cache.group.bulkPut(
    held([
      wholeRow(groups, { ...here, id: zone, name: 'Zone A' }),
      wholeRow(groups, { ...here, id: cell, name: 'Dube cell', parentGroupId: zone }),
      wholeRow(groups, { ...here, id: choir, name: 'Choir' }),
    ]),
  );
  const region = wholeRow(churchGroups, { id: fixedId(940), name: 'Gauteng', description: null });
  await store.cache.churchGroup.bulkPut(held([region]));
  await store.cache.church.update(soweto, { churchGroupId: region.id });
});
afterEach(forgetBrowser);

const item = (name: RegExp) => screen.findByRole('treeitem', { name });
/** Its words, without the initials of one that has no picture. */
function wordsOf(line: Element | null): string {
  const copy = line?.cloneNode(true) as Element | undefined;
  for (const unheard of copy?.querySelectorAll('[aria-hidden]') ?? []) unheard.remove();
  return copy?.textContent ?? '';
}
const shown = () => screen.getAllByRole('treeitem').map(wordsOf);
const press = (key: string) => {
  const here = document.activeElement;
  if (here) fireEvent.keyDown(here, { key });
};
const isOn = (name: string) => wordsOf(document.activeElement).startsWith(name);

describe('issue 12: a register as a tree', () => {
  test('is chosen in the address; rows stand below their parents and fold', async () => {
    await openApp('/apps/groups');
    fireEvent.click(await screen.findByRole('radio', { name: 'Tree' }));
    const tree = await screen.findByRole('tree', { name: 'Groups' });
    expect(screen.getByRole('radio', { name: 'Tree' })).toHaveProperty('checked', true);
    expect(shown().map((text) => text.replace(/Cell ·.*|\d$/, ''))).toEqual([
      'Soweto',
      'Choir',
      'Zone A',
      'Dube cell',
    ]);
    const dube = await item(/^Dube cell/);
    expect(dube.getAttribute('aria-level')).toBe('3');
    const above = await item(/^Zone A/);
    expect(above.getAttribute('aria-expanded')).toBe('true');
    await axeFindsNothing('the tree of groups');
    const key = within(above).getByRole('button', { hidden: true });
    fireEvent.click(key);
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(3);
  });

  test('goes by the keys of a tree, and by first letters; Enter opens a row', async () => {
    await openApp('/apps/groups?view=tree');
    (await item(/^Choir/)).focus();
    press('ArrowDown');
    expect(isOn('Zone A')).toBe(true);
    press('ArrowRight');
    expect(isOn('Dube cell')).toBe(true);
    press('ArrowLeft');
    expect(isOn('Zone A')).toBe(true);
    press('ArrowLeft');
    expect(screen.queryByRole('treeitem', { name: /^Dube cell/ })).toBeNull();
    press('ArrowRight');
    await item(/^Dube cell/);
    press('Home');
    expect(isOn('Soweto')).toBe(true);
    press('d');
    expect(isOn('Dube cell')).toBe(true);
    // The same letter again, however quickly, goes on to the next that begins so.
    press('Home');
    press('z');
    expect(isOn('Zone A')).toBe(true);
    press('z');
    expect(isOn('Zone A')).toBe(true);
    press('Home');
    press('d');
    expect(isOn('Dube cell')).toBe(true);
    press('End');
    press('Enter');
    await screen.findByRole('heading', { level: 1, name: 'Dube cell' });
  });

  test('what is looked for keeps what it stands below', async () => {
    await openApp('/apps/groups?view=tree&q=dube');
    await item(/^Dube cell/);
    expect(shown().map((text) => text.slice(0, 6))).toEqual(['Soweto', 'Zone A', 'Dube c']);
  });

  test('churches stand in their church groups, or are cards', async () => {
    await openApp('/apps/churches?view=tree');
    const church = await item(/^Soweto/);
    expect(church.getAttribute('aria-level')).toBe('2');
    fireEvent.click(screen.getByRole('radio', { name: 'Cards' }));
    const cards = await screen.findByRole('list', { name: 'Churches' });
    await waitFor(() => expect(within(cards).getAllByText('Gauteng')).toHaveLength(2));
    await axeFindsNothing('churches as cards');
    fireEvent.click(within(cards).getByRole('button', { name: 'Soweto' }));
    await screen.findByRole('heading', { level: 1, name: 'Soweto' });
  });
});

describe('issue 12: after Back, the keyboard is on the row that was opened', () => {
  test.each([
    ['list', '/apps/groups', 'button', 'Dube cell'],
    ['tree', '/apps/groups?view=tree', 'treeitem', 'Dube cell'],
    ['cards', '/apps/churches?view=cards', 'button', 'Soweto'],
  ])('in the %s', async (_view, address, role, title) => {
    const app = await openApp(address);
    const row = await screen.findByRole(role, { name: new RegExp(`^${title}`) });
    row.focus();
    if (role === 'treeitem') press('Enter');
    else fireEvent.click(row);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.activeElement).toBe(document.body);
    app.back();
    await screen.findByRole(role, { name: new RegExp(`^${title}`) });
    await waitFor(() => expect(isOn(title)).toBe(true));
  });
});
