// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  holdReport,
  openApp,
  secondService,
  signInHere,
  sunday,
  tshwane,
  tshwaneService,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, lerato, report, soweto } from '../../../../tests/support/device.ts';

const path = '/apps/churches/attendance-reports?view=church';
let store: Store;

const { basedOn: _, ...counted } = report(1, 342);
const reported = (over: Partial<AttendanceReport> = {}): AttendanceReport => ({
  ...counted,
  date: sunday,
  id: fixedId(700),
  kind: 'church',
  serviceName: 'First service',
  occurrence: 1,
  standingVersionId: fixedId(702),
  authorIds: [lerato],
  authorNames: ['Lerato Dlamini'],
  openVersions: 0,
  decision: null,
  status: 'submitted',
  unusual: false,
  receiptNumber: 'GV-7',
  receivedAt: '2026-11-22T07:04:00.000Z',
  ...over,
});

beforeEach(async () => {
  freshBrowser();
  // In the afternoon: 13:00 in Soweto the first service was due, 15:30 the second.
  vi.setSystemTime(new Date('2026-11-22T13:35:00.000Z'));
  store = await signInHere(administrator);
  await holdReport(store, reported());
  const before = { date: '2026-11-15', receivedAt: '2026-11-15T07:04:00.000Z' };
  await holdReport(
    store,
    reported({
      ...before,
      id: fixedId(710),
      serviceId: secondService,
      authorNames: ['Sipho Mthembu'],
    }),
  );
});
afterEach(forgetBrowser);

async function openList(search = ''): Promise<() => string> {
  const address = await openApp(`${path}${search}`);
  await screen.findByRole('treegrid');
  return address;
}

const row = (name: string) =>
  must(
    screen
      .getAllByRole('row')
      .find((one) => within(one).queryByRole('rowheader')?.textContent?.includes(name)),
    `the row ${name}`,
  );
const queued = async () => store.vault.items.toArray();
const stat = (label: string) =>
  must(
    screen.getAllByText(label).find((one) => one.tagName === 'DT')?.nextElementSibling?.textContent,
    label,
  );

test('issue 14: what was due stands by church with its state, and the numbers above agree with the rows', async () => {
  await openList();
  await screen.findByText('Due Mon 16 Nov to Sun 22 Nov. 1 of 3 are in.');
  expect(['Submitted', 'Late', 'Missing', 'Did not meet', 'Conflict'].map(stat)).toEqual([
    '1',
    '0',
    '2',
    '0',
    '0',
  ]);
  expect(row('Gauteng').textContent).toContain('1 of 3 in');
  expect(row('Soweto').textContent).toContain('1 missing');
  expect(row('Second service').textContent).toContain('Sun 22 Nov, 15:30');
  expect(row('Second service').textContent).toContain('Missing');
  expect(row('Second service').textContent).toContain('Sipho Mthembu');
  await axeFindsNothing('reports due', document.querySelector('main') ?? document.body);
});

test('issue 14: before it is due a report is not missing', async () => {
  vi.setSystemTime(new Date('2026-11-22T10:00:00.000Z'));
  await openList();
  await screen.findByText('Due Mon 16 Nov to Sun 22 Nov. 1 of 1 is in. 2 not due yet.');
  expect(row('Second service').textContent).toContain('Not due yet');
});

test('issue 14: the tree is walked, opened and folded by keyboard', async () => {
  await openList();
  row('Gauteng').focus();
  fireEvent.keyDown(row('Gauteng'), { key: 'ArrowRight' });
  await waitFor(() => expect(document.activeElement).toBe(row('Soweto')));
  fireEvent.keyDown(row('Soweto'), { key: 'ArrowLeft' });
  await waitFor(() => expect(row('Soweto').getAttribute('aria-expanded')).toBe('false'));
  expect(screen.queryByText('Second service')).toBeNull();
  fireEvent.keyDown(row('Soweto'), { key: 'Enter' });
  await screen.findByText('Second service');
});

test('issue 14: a report is verified in its row, without a network', async () => {
  await openList();
  fireEvent.click(
    await screen.findByRole('button', { name: 'Verify the report: First service, Soweto' }),
  );
  await waitFor(() => expect(row('First service').textContent).toContain('Verified'));
  expect(stat('Submitted')).toBe('1');
  expect((await queued()).map(({ name }) => name)).toEqual(['attendance.verify']);
});

test('issue 14: "did not meet" is said of several at once, never without a reason', async () => {
  await openList();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Second service, Soweto' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose First service, Tshwane' }));
  const bar = await screen.findByRole('toolbar', { name: 'Chosen reports' });
  expect(bar.textContent).toContain('2 missing selected');
  fireEvent.click(within(bar).getByRole('button', { name: 'Mark 2 “did not meet”' }));
  const sheet = await screen.findByRole('dialog', { name: 'Mark “did not meet”' });
  const save = within(sheet).getByRole('button', { name: 'Mark “did not meet”' });
  fireEvent.click(save);
  await within(sheet).findByText('Give a short reason, like “Water outage”');
  fireEvent.change(within(sheet).getByLabelText('Reason'), { target: { value: 'Water outage' } });
  fireEvent.click(save);
  await waitFor(() => expect(stat('Did not meet')).toBe('2'));
  expect(stat('Missing')).toBe('0');
  expect((await queued()).map(({ args }) => args)).toMatchObject([
    {
      serviceId: tshwaneService,
      didNotMeet: true,
      didNotMeetReason: 'Water outage',
      basedOn: null,
    },
    { serviceId: secondService, didNotMeet: true, attendance: null },
  ]);
});

test('issue 14: reminding needs a connection, and says so; who was reminded stands in the row', async () => {
  await openList();
  fireEvent.click(
    within(row('Second service')).getByRole('button', { name: /^Remind about Second service/ }),
  );
  await screen.findByText(/needs a connection/);
  await store.cache.reportReminder.bulkPut(
    held([
      {
        id: fixedId(800),
        churchId: soweto,
        groupId: null,
        serviceId: secondService,
        date: sunday,
        byName: 'Naledi Mokoena',
        remindedAt: '2026-11-22T13:32:00.000Z',
        told: 1,
      },
    ]),
  );
  await screen.findByText('Reminded 15:32');
});

test('issue 14: filters and the period are in the address, and nothing found says how to go on', async () => {
  const address = await openList();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'missing' } });
  await waitFor(() => expect(address()).toContain('state=missing'));
  expect(screen.getAllByText('Missing').length).toBeGreaterThan(2);
  expect(screen.queryByText('342')).toBeNull();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'conflict' } });
  await screen.findByText('Nothing for these filters. Clear one.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  await waitFor(() => expect(address()).toContain('period=last-week'));
  await screen.findByText('Due Mon 9 Nov to Sun 15 Nov. 1 of 3 are in.');
});

test('issue 14: the other list is one key away', async () => {
  const address = await openList();
  fireEvent.click(screen.getByRole('radio', { name: 'By date' }));
  await waitFor(() => expect(address()).not.toContain('view='));
  fireEvent.click(await screen.findByRole('radio', { name: 'By church' }));
  await screen.findByRole('treegrid');
});

test('B01 issue 14: what is missing is said only of churches whose reports the person sees', async () => {
  await forgetBrowser();
  freshBrowser();
  vi.setSystemTime(new Date('2026-11-22T13:35:00.000Z'));
  const pastor: Grant = { role: 'Pastor', scope: 'church', scopeId: soweto, churchIds: [soweto] };
  const usher: Grant = { role: 'Usher', scope: 'church', scopeId: tshwane, churchIds: [tshwane] };
  store = await signInHere([pastor, usher]);
  await openList();
  expect(screen.queryByText('Tshwane')).toBeNull();
  expect(row('First service').textContent).toContain('Missing');
});
