// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  holdReport,
  openApp,
  signInHere,
  sunday,
} from '../../../../tests/support/app-page.tsx';
import { fixedId, lerato, report, thabo } from '../../../../tests/support/device.ts';

const path = '/apps/churches/attendance-reports';
const { basedOn: _, ...counted } = report(1, 338);
const standing: AttendanceReport = {
  ...counted,
  adults: 235,
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
  receivedAt: '2026-11-22T07:00:00.000Z',
};

let store: Store;

function version(id: number, change: Partial<ReportVersion>) {
  return {
    _scopes: ['tenant'],
    _generation: 1,
    ...counted,
    id: fixedId(id),
    reportId: standing.id,
    basedOn: null,
    authorIds: [thabo],
    authorNames: ['Thabo Nkosi'],
    state: 'superseded' as ReportVersion['state'],
    capturedAt: standing.receivedAt,
    clockSkewSeconds: null,
    receivedAt: '2026-11-22T06:30:00.000Z',
    ...change,
  };
}

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  await holdReport(store, standing);
  const before = { ...standing, attendance: 331, adults: 231, date: '2026-11-15' };
  await holdReport(store, { ...before, id: fixedId(710) });
  await holdReport(store, { ...before, id: fixedId(711), date: '2026-11-08', attendance: 321 });
  const first = version(701, { attendance: 331, adults: 228 });
  const second = version(702, {
    adults: 235,
    basedOn: first.id,
    authorIds: [lerato],
    authorNames: ['Lerato Dlamini'],
    state: 'standing',
    receivedAt: standing.receivedAt,
  });
  await store.cache.reportVersion.bulkPut([first, second]);
});
afterEach(forgetBrowser);

async function openFirst(): Promise<() => string> {
  const address = await openApp(path);
  await screen.findAllByRole('button', { name: 'Soweto' });
  const row = (await screen.findAllByRole('row'))[1];
  fireEvent.click(within(row as HTMLElement).getByText('338'));
  await screen.findByRole('heading', { name: 'Soweto, First service' });
  return address;
}

test('issue 10.23: a click on a row opens the report with the week before, the average and the change', async () => {
  const address = await openFirst();
  expect(address()).toContain(`report=${standing.id}`);
  const row = within(await screen.findByRole('table', { name: 'Counts' })).getAllByRole('row')[1];
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => cell.lastChild?.textContent)).toEqual([
    'Attendance',
    '338',
    '331',
    '326',
    '+7',
    '',
  ]);
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('issue 10.23: what somebody would check by hand is checked', async () => {
  await openFirst();
  const checks = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole('listitem');
  expect(checks.map(({ textContent }) => textContent)).toEqual([
    '103 people missing from the age groups',
    'Within 4% of the average',
    '2 people reported this service',
  ]);
  const share = screen.getByRole('table', { name: 'Counts' }).querySelectorAll('progress')[1];
  expect([share?.value, share?.max]).toEqual([235, 338]);
});

test('issue 10.23: the history says who reported what and what was changed, the newest first', async () => {
  await openFirst();
  const events = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  const said = events.map(({ textContent }) => textContent);
  expect(said[1]).toContain('Lerato Dlamini changed it to 338');
  expect(said[1]).toContain('Attendance 331 → 338. Adults 228 → 235');
  expect(said[2]).toContain('Thabo Nkosi reported 331');
});

test('issue 10.23: the way back leads to the list as it was', async () => {
  const address = await openFirst();
  fireEvent.click(screen.getByRole('button', { name: 'All reports' }));
  await waitFor(() => expect(address()).toBe(path));
  expect(await screen.findByRole('table', { name: 'Attendance reports' })).toBeTruthy();
});

test('issue 10.23: a report out of reach is named as that', async () => {
  await openApp(`${path}?report=${fixedId(799)}`);
  expect(await screen.findByText('This report is not on this device')).toBeTruthy();
});
