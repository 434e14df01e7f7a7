// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import { wholeRow } from '#domain/register/register.ts';
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
import { fixedId, firstService, report, soweto } from '../../../../tests/support/device.ts';

const path = '/apps/groups/reports/attendance-analytics';
const [cell, choir, type] = [fixedId(301), fixedId(302), fixedId(401)];
let store: Store;
let serial = 700;

const { basedOn: _, ...counted } = report(1, 12);

async function hold(groupId: string, date: string, attendance: number): Promise<void> {
  serial += 1;
  await holdReport(store, {
    ...counted,
    id: fixedId(serial),
    kind: 'group',
    groupId,
    date,
    attendance,
    serviceId: firstService,
    serviceName: 'Cell meeting',
    occurrence: 1,
    standingVersionId: fixedId(serial + 5000),
    authorIds: [fixedId(5)],
    authorNames: ['Lerato Dlamini'],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${serial}`,
    receivedAt: `${date}T20:00:00.000Z`,
  });
}

async function furnish(grants: Grant[]): Promise<void> {
  store = await signInHere(grants);
  const kind = wholeRow(groupTypes, { id: type, name: 'Cell', reportForm: 'group' });
  await store.cache.table('groupType').bulkPut(held([kind]));
  const named = { cell: [cell, 'Orlando West cell'], choir: [choir, 'Diepkloof cell'] } as const;
  const rows = Object.values(named).map(([id, name]) =>
    wholeRow(groups, {
      id,
      name,
      churchId: soweto,
      groupTypeId: type,
      weekdays: [4],
      startTime: '19:00',
      status: 'active',
    }),
  );
  await store.cache.table('group').bulkPut(held(rows));
  // Thursdays of October and November; Diepkloof is missing on the 12th.
  for (const day of ['2026-10-29', '2026-11-05', '2026-11-12', '2026-11-19']) {
    await hold(cell, day, 14);
    if (day !== '2026-11-12') await hold(choir, day, 10);
  }
}

beforeEach(() => {
  freshBrowser();
  vi.setSystemTime(new Date('2026-11-22T20:00:00.000Z'));
});
afterEach(forgetBrowser);

const rowOf = (name: string) =>
  must(
    screen.getAllByRole('row').find((row) => row.textContent?.startsWith(name)),
    `the row ${name}`,
  );
const cellsIn = (name: string) => [...rowOf(name).querySelectorAll('td')];
const cellsOf = (name: string) => cellsIn(name).map(({ textContent }) => textContent);

test('S2-053, issue 14: sums of attendance stand by church and group, and by year and month', async () => {
  await furnish(administrator);
  await openApp(path);
  await screen.findByRole('grid');
  await screen.findByText(/^7 meetings, 4 days, 86 people counted\. 7 of 8 reports are in/);
  expect(cellsOf('Orlando West cell').slice(-3)).toEqual(['14', '42', '56']);
  expect(cellsOf('Diepkloof cell').slice(-3)).toEqual(['10', '20', '30']);
  expect(cellsOf('Soweto').slice(-3)).toEqual(['24', '62', '86']);
  await axeFindsNothing('group analytics', document.querySelector('main') ?? document.body);
});

test('issue 14: a number says its meetings and what is missing, and arrows walk to the next one', async () => {
  await furnish(administrator);
  const address = await openApp(path);
  await screen.findByRole('rowheader', { name: /^Diepkloof/ });
  const cells = cellsIn('Diepkloof');
  const november = must(cells.at(-2), 'November');
  november.focus();
  const told = await screen.findByRole('tooltip');
  expect(told.textContent).toContain('Diepkloof cell, Nov');
  expect(told.textContent).toContain('2 meetings, attendance 20');
  expect(told.textContent).toContain('1 report is missing');
  fireEvent.keyDown(november, { key: 'ArrowLeft' });
  await waitFor(() => expect(document.activeElement).toBe(cells.at(-3)));
  fireEvent.keyDown(must(cells.at(-3), 'October'), { key: 'Enter' });
  await waitFor(() => expect(address()).toContain('/apps/groups/cell-ministry/attendance-reports'));
  expect(address()).toContain(`cell=${choir}`);
  expect(address()).toContain('from=2026-10-29');
  expect(address()).toContain('to=2026-10-31');
});

test('issue 14: a leader sees the sums of their own group alone', async () => {
  await furnish([{ role: 'Group Leader', scope: 'group', scopeId: cell, churchIds: [] }]);
  await openApp(path);
  await screen.findByRole('rowheader', { name: /^Orlando West/ });
  expect(cellsOf('Orlando West cell').at(-1)).toBe('56');
  expect(screen.queryByText('Diepkloof cell', { selector: 'th' })).toBeNull();
});

test('issue 14: another number, and lines instead of the grid, are in the address', async () => {
  await furnish(administrator);
  const address = await openApp(path);
  await screen.findByRole('grid');
  fireEvent.click(screen.getByLabelText('First timers'));
  await waitFor(() => expect(address()).toContain('what=firstTimers'));
  fireEvent.click(screen.getByLabelText('Lines'));
  await screen.findByRole('heading', { name: 'First timers by church' });
  expect(address()).toContain('view=lines');
});
