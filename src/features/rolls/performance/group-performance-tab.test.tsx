// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { groups } from '#domain/groups/groups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { wholeRow } from '#domain/register/register.ts';
import { rolls } from '#domain/rolls/rolls.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  holdReport,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, report, soweto } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';

const [cell, type] = [fixedId(931), fixedId(932)];
const naledi = personOf(soweto, 'Naledi Mokoena', { id: fixedId(941) });
const thabo = personOf(soweto, 'Thabo Nkosi', { id: fixedId(942) });

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  await store.cache.groupType.bulkPut(held([{ id: type, name: 'Cell', reportForm: 'group' }]));
  const group = { ...groups.blank, churchId: soweto, groupTypeId: type, id: cell, name: 'Orlando' };
  await store.cache.group.bulkPut(held([wholeRow(groups, group)]));
  await store.cache.person.bulkPut(held([naledi, thabo]));
  await store.cache.groupMembership.bulkPut(
    held(
      [naledi, thabo].map(({ id: personId }, at) =>
        wholeRow(memberships, {
          ...memberships.blank,
          id: fixedId(961 + at),
          groupId: cell,
          churchId: soweto,
          personId,
          roleKey: 'member',
          joinedOn: '2026-10-01',
          leftOn: null,
          status: 'active',
          note: null,
        }),
      ),
    ),
  );
});
afterEach(forgetBrowser);

async function holdRolls(): Promise<void> {
  const rows = ['2026-11-18', '2026-11-11', '2026-11-04'].map((date, at) =>
    Object.assign({}, rolls.blank, {
      id: fixedId(980 + at),
      groupId: cell,
      churchId: soweto,
      serviceId: fixedId(933),
      date,
      present: at === 2 ? [naledi.id, thabo.id] : [naledi.id],
      absent: at === 2 ? [] : [thabo.id],
    }),
  );
  await store.cache.roll.bulkPut(held(rows));
}

async function reported(date: string, people: number, at: number): Promise<void> {
  const { basedOn: _, ...values } = report(1, people);
  await holdReport(store, {
    ...values,
    churchId: soweto,
    groupId: cell,
    serviceId: fixedId(933),
    date,
    id: fixedId(5000 + at),
    kind: 'group',
    serviceName: 'Cell meeting',
    occurrence: 1,
    standingVersionId: fixedId(6000 + at),
    authorIds: [],
    authorNames: [],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${at}`,
    receivedAt: `${date}T20:00:00.000Z`,
  });
}

const path = `/apps/groups/${cell}?tab=performance`;

test('issue 14: the performance of a group: totals of a year, the rate, and each person, the rarest first', async () => {
  await holdRolls();
  await reported('2026-11-18', 12, 1);
  await reported('2026-11-11', 9, 2);
  await openApp(path);
  const strip = await screen.findByRole('region', { name: 'Performance' });
  expect(strip.textContent).toContain('Meetings2');
  expect(strip.textContent).toContain('Average attendance11');
  expect(strip.textContent).toContain('First timers–');
  expect(strip.textContent).toContain('Attendance rate67%');
  const table = screen.getByRole('table', { name: 'People by attendance' });
  const [first, second] = within(table).getAllByRole('row').slice(1);
  expect(first?.textContent).toContain('Thabo Nkosi');
  expect(first?.textContent).toContain('1 of 3');
  expect(first?.textContent).toContain('Absent 2 weeks');
  expect(second?.textContent).toContain('3 of 3');
  expect(within(table).getByRole('list', { name: 'Meetings of Thabo Nkosi' })).toBeTruthy();
  await axeFindsNothing('the performance of a group');
});

test('issue 14: without a roll call it says what will be here, and no rate', async () => {
  await openApp(path);
  expect(await screen.findByText('No roll call yet')).toBeTruthy();
  const strip = screen.getByRole('region', { name: 'Performance' });
  expect(strip.textContent).toContain('Attendance rate–');
  expect(strip.textContent).toContain('Average attendance–');
});
