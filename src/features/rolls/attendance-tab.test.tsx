// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { groups } from '#domain/groups/groups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import type { Grant } from '#domain/permissions.ts';
import { wholeRow } from '#domain/register/register.ts';
import { rolls } from '#domain/rolls/rolls.ts';
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

const cell = fixedId(931);
const naledi = personOf(soweto, 'Naledi Mokoena', { id: fixedId(941) });
const path = `/pages/profile/${naledi.id}?tab=attendance`;
const communications = administrator.map((grant) => ({
  ...grant,
  role: 'Communications' as const,
  custom: undefined,
}));
const leader: Grant[] = [{ role: 'Group Leader', scope: 'group', scopeId: cell, churchIds: [] }];

let store: Store;
async function begin(grants: Grant[]): Promise<void> {
  store = await signInHere(grants);
  const place = { churchId: soweto, groupTypeId: fixedId(932) };
  const group = { ...groups.blank, ...place, id: cell, name: 'Orlando West cell' };
  await store.cache.group.bulkPut(held([wholeRow(groups, group)]));
  await store.cache.person.bulkPut(held([naledi]));
  const member = { ...memberships.blank, id: fixedId(961), groupId: cell, churchId: soweto };
  await store.cache.groupMembership.bulkPut(
    held([wholeRow(memberships, { ...member, personId: naledi.id, joinedOn: '2026-10-01' })]),
  );
}

beforeEach(freshBrowser);
afterEach(forgetBrowser);

/** A letter a meeting, the newest first: P, A, or - where nobody marked her. */
async function holdRolls(marks: string): Promise<void> {
  const dates = ['2026-11-18', '2026-11-11', '2026-11-04', '2026-10-28', '2026-09-02'];
  const rows = Array.from(marks, (letter, at) => ({
    ...rolls.blank,
    id: fixedId(980 + at),
    groupId: cell,
    churchId: soweto,
    serviceId: fixedId(933),
    date: dates[at] ?? '',
    present: letter === 'P' ? [naledi.id] : [],
    absent: letter === 'A' ? [naledi.id] : [],
  }));
  await store.cache.roll.bulkPut(held(rows));
}

test('issue 14 g2: the last meetings of each group, with how often and the streak', async () => {
  await begin(administrator);
  await holdRolls('AA-P-');
  await openApp(path);
  await screen.findByText('Absent 2 weeks');
  const list = await screen.findByRole('list', { name: 'Meetings of Orlando West cell' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Wed 28 Oct: Present',
    'Wed 4 Nov: Not marked',
    'Wed 11 Nov: Absent',
    'Wed 18 Nov: Absent',
  ]);
  expect(screen.getByText('1 of 3')).toBeTruthy();
  await axeFindsNothing('attendance');
});

test('issue 14: a leader sees how a member of the group came', async () => {
  await begin(leader);
  await holdRolls('PPP');
  await openApp(path);
  await screen.findByText('Present 3 times in a row');
});

test('issue 14: without a roll call the tab says what will be here, and offline what may be missing', async () => {
  await begin(administrator);
  loseNetwork();
  await openApp(path);
  await screen.findByText('No roll call yet');
  await waitFor(() => expect(screen.getByText(/newer ones may be missing/)).toBeTruthy());
});

test('issue 14 S6: who does not see the people of groups sees no tab', async () => {
  await begin(communications);
  await holdRolls('PPP');
  await openApp(path);
  await screen.findByRole('tab', { name: 'Home' });
  expect(screen.queryByRole('tab', { name: 'Attendance' })).toBeNull();
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Groups' }), { button: 0 });
  expect(screen.queryByText('Present 3 times in a row')).toBeNull();
});
