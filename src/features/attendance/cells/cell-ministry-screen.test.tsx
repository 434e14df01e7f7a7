// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Group, GroupMembership } from '#domain/groups/entities.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  holdReport,
  openApp,
  signInHere,
  tshwane,
  usherOfBoth,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, lerato, report, soweto } from '../../../../tests/support/device.ts';

let store: Store;
const cellType = fixedId(2001);
const cellMeeting = fixedId(2002);
const [orlando, harare] = [fixedId(2011), fixedId(2012)];

function cell(id: string, name: string, churchId: string, change: Partial<Group> = {}): Group {
  const place = { churchId, groupTypeId: cellType, weekdays: [3], startTime: '19:00' };
  return { id, name, ...place, status: 'active', ...change };
}

function member(at: number, groupId: string, change: Partial<GroupMembership> = {}) {
  return {
    id: fixedId(2100 + at),
    groupId,
    churchId: soweto,
    personId: fixedId(2200 + at),
    roleKey: 'member',
    joinedOn: '2026-01-04',
    leftOn: null,
    status: 'active' as const,
    note: null,
    ...change,
  };
}

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  await store.cache.groupType.bulkPut(held([{ id: cellType, name: 'Cell', reportForm: 'group' }]));
  const meeting = {
    id: cellMeeting,
    churchId: soweto,
    name: 'Cell meeting',
    kind: 'cell',
  } as const;
  await store.cache.service.bulkPut(
    held([{ ...meeting, weekdays: [3], startTime: '19:00', status: 'active', sort: 9 }]),
  );
  await store.cache.group.bulkPut(
    held([
      cell(orlando, 'Orlando West cell', soweto),
      cell(harare, 'Harare cell', tshwane),
      cell(fixedId(2013), 'Resting cell', soweto, { status: 'paused' }),
    ]),
  );
  await store.cache.groupMembership.bulkPut(
    held([
      member(1, orlando, { roleKey: 'leader' }),
      member(2, orlando),
      member(3, orlando, { joinedOn: '2026-11-20' }),
    ]),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetBrowser();
});

let made = 0;

async function reported(
  groupId: string,
  date: string,
  people: number,
  change: Partial<AttendanceReport> = {},
) {
  const { basedOn: _, ...values } = report(1, people);
  made += 1;
  await holdReport(store, {
    ...values,
    churchId: soweto,
    groupId,
    serviceId: cellMeeting,
    date,
    id: fixedId(5000 + made),
    kind: 'group',
    serviceName: 'Cell meeting',
    occurrence: 1,
    standingVersionId: fixedId(6000 + made),
    authorIds: [lerato],
    authorNames: ['Lerato Dlamini'],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${made}`,
    receivedAt: `${date}T20:00:00.000Z`,
    ...change,
  });
}

const strip = async () => (await screen.findByRole('region', { name: 'Cells' })).textContent;

describe('S1-003, S2-051, issue 14: the cell ministry dashboard', () => {
  test('counts cells, people and what cells report; each number leads to what it counts', async () => {
    await reported(orlando, '2026-11-18', 14, { newConverts: 4, firstTimers: 2 });
    await reported(orlando, '2026-10-14', 12, { newConverts: 3, firstTimers: 2 });
    await openApp('/apps/groups/cell-ministry');
    await waitFor(async () => expect(await strip()).toContain('Active cells2'));
    const said = await strip();
    expect(said).toContain('1 resting');
    expect(said).toContain('People in cells3');
    expect(said).toContain('1 more than on 22 Oct');
    expect(said).toContain('Souls won4');
    expect(said).toContain('1 more than by 22 Oct');
    expect(said).toContain('The same as by 22 Oct');
    const souls = screen.getAllByRole('link', { name: '4' })[0];
    expect(souls?.getAttribute('href')).toBe(
      '/apps/groups/cell-ministry/attendance-reports?from=2026-11-01&to=2026-11-22',
    );
    await axeFindsNothing('the cell ministry dashboard');
  });

  test('a report waits for feedback until somebody gives it: verified, the sheet and the row go', async () => {
    await reported(orlando, '2026-11-18', 14, { notes: 'We prayed for rain' });
    await openApp('/apps/groups/cell-ministry');
    fireEvent.click(
      await screen.findByRole('button', { name: 'Give feedback: Orlando West cell, Wed 18 Nov' }),
    );
    const sheet = await screen.findByRole('dialog', { name: 'Orlando West cell, Wed 18 Nov' });
    expect(sheet.textContent).toContain('We prayed for rain');
    fireEvent.click(within(sheet).getByRole('button', { name: 'Verify report' }));
    expect(await screen.findByText('Nothing waiting for you')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [item] = await store.vault.items.toArray();
    expect(item?.name).toBe('attendance.verify');
  });

  test('a cell without a report can be reminded; one that reported is not listed', async () => {
    await reported(orlando, '2026-11-18', 14);
    await openApp('/apps/groups/cell-ministry');
    const heading = await screen.findByRole('heading', { name: 'Not reported yet' });
    const card = heading.closest('div')?.parentElement?.parentElement;
    expect(card?.textContent).toContain('Harare cell');
    expect(card?.textContent).not.toContain('Orlando');
    expect(screen.getByRole('button', { name: /^Remind about Harare cell/ })).toBeTruthy();
  });

  test('one church is in the address, and alone in the numbers', async () => {
    const where = await openApp('/apps/groups/cell-ministry');
    await waitFor(async () => expect(await strip()).toContain('Active cells2'));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Church' }), {
      target: { value: tshwane },
    });
    await waitFor(() => expect(where()).toBe(`/apps/groups/cell-ministry?church=${tshwane}`));
    await waitFor(async () => expect(await strip()).toContain('Active cells1'));
  });

  test('without reports a number is a dash, never a zero', async () => {
    await openApp('/apps/groups/cell-ministry');
    await waitFor(async () => expect(await strip()).toContain('Souls won–No reports this month'));
  });

  test('a device without cells says what they are', async () => {
    await store.cache.group.clear();
    await openApp('/apps/groups/cell-ministry');
    expect(await screen.findByRole('heading', { name: 'No cells yet' })).toBeTruthy();
  });

  test('B41 a store that cannot be read is said', async () => {
    vi.spyOn(store.cache.attendanceReport, 'where').mockImplementation(() => {
      throw new Error('The disk is gone');
    });
    await openApp('/apps/groups/cell-ministry');
    expect(await screen.findByRole('heading', { name: 'Could not load the cells' })).toBeTruthy();
  });
});

test('who only counts services has no cell ministry', async () => {
  await forgetBrowser();
  freshBrowser();
  store = await signInHere(usherOfBoth);
  const where = await openApp('/apps/groups/cell-ministry');
  expect(where()).not.toContain('cell-ministry');
});
