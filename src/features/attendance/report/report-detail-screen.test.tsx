// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import { Failure } from '#domain/errors.ts';
import type { Grant } from '#domain/permissions.ts';
import type { Store } from '#store/database.ts';
import { keptHistory } from '#store/attendance/kept-histories.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  holdReport,
  openApp,
  signInHere,
  sunday,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, lerato, report, soweto, thabo } from '../../../../tests/support/device.ts';
import { read } from '../../../api/calls/read.ts';

vi.mock('../../../api/calls/read.ts', () => ({ read: vi.fn() }));

const path = '/apps/churches/attendance-reports';
const { basedOn: _, ...counted } = report(1, 338);
const current: AttendanceReport = {
  ...counted,
  adults: 235,
  date: sunday,
  id: fixedId(700),
  kind: 'church',
  serviceName: 'First service',
  occurrence: 1,
  standingVersionId: fixedId(702),
  authorIds: [thabo, lerato],
  authorNames: ['Thabo Nkosi', 'Lerato Dlamini'],
  openVersions: 0,
  decision: null,
  status: 'submitted',
  unusual: false,
  receiptNumber: 'GV-7',
  receivedAt: '2026-11-22T07:00:00.000Z',
};

let store: Store;
let versions: ReportVersion[];

function version(id: number, change: Partial<ReportVersion>) {
  return {
    _scopes: ['tenant'],
    _generation: 1,
    ...counted,
    id: fixedId(id),
    reportId: current.id,
    basedOn: null,
    authorIds: [thabo],
    authorNames: ['Thabo Nkosi'],
    state: 'superseded' as ReportVersion['state'],
    capturedAt: current.receivedAt,
    clockSkewSeconds: null,
    receivedAt: '2026-11-22T06:30:00.000Z',
    ...change,
  };
}

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  await holdReport(store, current);
  const before = { ...current, attendance: 331, adults: 231, date: '2026-11-15' };
  await holdReport(store, { ...before, id: fixedId(710) });
  await holdReport(store, { ...before, id: fixedId(711), date: '2026-11-08', attendance: 321 });
  const first = version(701, { attendance: 331, adults: 228 });
  const second = version(702, {
    adults: 235,
    basedOn: first.id,
    reason: 'Counted again',
    authorIds: [lerato],
    authorNames: ['Lerato Dlamini'],
    state: 'standing',
    receivedAt: current.receivedAt,
  });
  versions = [first, second];
  answers();
});
afterEach(forgetBrowser);

/** The server has the history; devices do not. */
function answers(): void {
  const output = { data: { report: current, versions } };
  vi.mocked(read).mockReset().mockResolvedValue({ output, asOf: null });
}

/** Nobody answers, neither the server nor this device. */
function isAway(code: 'unavailable' | 'internal'): void {
  vi.mocked(read)
    .mockReset()
    .mockRejectedValue(new Failure(code, 'Check the network and try again'));
}

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
  expect(address()).toContain(`report=${current.id}`);
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
  const list = await screen.findByRole('list', { name: 'History' });
  const events = within(list).getAllByRole('listitem');
  const said = events.map(({ textContent }) => textContent);
  expect(said[1]).toContain('Lerato Dlamini changed it to 338');
  expect(said[1]).toContain('“Counted again”. Attendance 331 → 338. Adults 228 → 235');
  expect(said[2]).toContain('Thabo Nkosi reported 331');
});

test('issue 10.23: the way back leads to the list as it was', async () => {
  const address = await openFirst();
  fireEvent.click(screen.getByRole('button', { name: 'All reports' }));
  await waitFor(() => expect(address()).toBe(path));
  expect(await screen.findByRole('table', { name: 'Attendance reports' })).toBeTruthy();
});

test('issue 10.23: a report outside the access scopes is named as that', async () => {
  await openApp(`${path}?report=${fixedId(799)}`);
  expect(await screen.findByText('This report is not on this device')).toBeTruthy();
});

test('issue 11.3: a history that was opened is kept, and is there without a network with the day it is of', async () => {
  await openFirst();
  await screen.findByRole('list', { name: 'History' });
  await waitFor(async () => {
    expect((await keptHistory(store, { id: current.id }))?.data.versions).toHaveLength(2);
  });
  await store.cache.reportHistory.update(current.id, { at: Date.UTC(2026, 10, 20, 8) });
  cleanup();
  const kept = await keptHistory(store, { id: current.id });
  vi.mocked(read).mockResolvedValue({ output: kept, asOf: Date.now() });
  await openApp(`${path}?report=${current.id}`);
  expect(await screen.findByText('Without a connection: as of 20 November.')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'History' })).toBeTruthy();
});

test('issue 11.3: a history that was never opened here says so, and comes when it can', async () => {
  isAway('unavailable');
  await openFirst();
  expect(await screen.findByText(/was not opened on this device yet/)).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Counts' })).toBeTruthy();
  answers();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'History' })).toBeTruthy();
});

test('issue 11.3: a history that cannot be loaded says so, and takes nothing of the report away', async () => {
  isAway('internal');
  await openFirst();
  expect(await screen.findByText(/could not load the history/)).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Counts' })).toBeTruthy();
});

test('issue 11.3 A38: a device without room for a history shows it all the same', async () => {
  vi.spyOn(store.cache.reportHistory, 'put').mockRejectedValue(new Dexie.QuotaExceededError());
  await openFirst();
  expect(await screen.findByRole('list', { name: 'History' })).toBeTruthy();
  expect(screen.queryByText(/could not load the history/)).toBeNull();
});

test('issue 11.3: two reports that differ are told from the device itself', async () => {
  isAway('unavailable');
  const [first, second] = versions as [ReportVersion, ReportVersion];
  await holdReport(store, { ...current, openVersions: 1 });
  await store.cache.reportVersion.bulkPut([
    { ...first, state: 'open', _scopes: ['tenant'], _generation: 1 },
    { ...second, _scopes: ['tenant'], _generation: 1 },
  ]);
  await openFirst();
  const list = await screen.findByRole('list', { name: 'History' });
  expect(within(list).getAllByText(/reported|changed/)).toHaveLength(2);
});

test('issue 11.3: who may no longer read the money reads it in no kept history', async () => {
  const offering = { minor: 120_00, currency: 'ZAR' };
  versions = versions.map((one) => Object.assign(one, { offering }));
  answers();
  await openFirst();
  await screen.findByRole('list', { name: 'History' });
  await waitFor(async () => expect(await store.cache.reportHistory.count()).toBe(1));
  expect((await keptHistory(store, { id: current.id }))?.data.versions[0]).toHaveProperty(
    'offering',
  );
  await store.cache.attendanceReport.where({ id: current.id }).modify((row) => {
    delete (row as Partial<AttendanceReport>).offering;
  });
  const kept = await keptHistory(store, { id: current.id });
  expect(kept?.data.versions).toHaveLength(2);
  for (const one of kept?.data.versions ?? []) expect(one).not.toHaveProperty('offering');
  await store.cache.attendanceReport.delete(current.id);
  expect(await keptHistory(store, { id: current.id })).toBeNull();
});

const reviews = async () =>
  (await store.vault.items.toArray()).filter(({ name }) => name.startsWith('attendance.'));

test('issue 14: a report is verified without a network, taken back while it waits, and the screen is free of what axe finds', async () => {
  await openFirst();
  await axeFindsNothing('report to verify', document.querySelector('main') ?? document.body);
  expect(screen.getByText('To be verified')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Verify report' }));
  await screen.findByText(/^Verified by You, Sun 22 Nov/);
  expect(await reviews()).toMatchObject([
    {
      name: 'attendance.verify',
      args: { id: current.id, basedOn: current.standingVersionId, seenReview: null },
    },
  ]);
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('To be verified');
  expect(await reviews()).toEqual([]);
});

test('issue 14: a report is returned with a note, which stays where it is empty', async () => {
  await openFirst();
  const send = screen.getByRole('button', { name: 'Return report' });
  fireEvent.click(send);
  await screen.findByText('Say what to check. The person who counted reads it');
  expect(await reviews()).toEqual([]);
  const note = 'Count the overflow tent again';
  fireEvent.change(screen.getByLabelText('What to check'), { target: { value: note } });
  fireEvent.click(send);
  await screen.findByText(/^Returned by You/);
  expect(screen.getAllByText(note).length).toBeGreaterThan(0);
  expect(await reviews()).toMatchObject([{ name: 'attendance.return', args: { note } }]);
});

test('issue 14: who counted it in a church of their own cannot verify it, and who may not review sees whom to ask', async () => {
  const review = {
    id: fixedId(760),
    state: 'verified' as const,
    accountId: fixedId(761),
    name: 'Naledi Mokoena',
    at: '2026-11-22T07:30:00.000Z',
    note: null,
  };
  await store.cache.attendanceReport.update(current.id, { review });
  await openFirst();
  await screen.findByText('Verified by Naledi Mokoena, Sun 22 Nov 09:30');
  await screen.findByText('Naledi Mokoena verified it');
  cleanup();
  await forgetBrowser();
  freshBrowser();
  const admin = { role: 'Church Admin', scope: 'church', scopeId: soweto, churchIds: [soweto] };
  store = await signInHere([admin as Grant]);
  await holdReport(store, { ...current, review: null });
  answers();
  await openFirst();
  expect(screen.queryByRole('button', { name: 'Verify report' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Return report' })).toBeTruthy();
});
