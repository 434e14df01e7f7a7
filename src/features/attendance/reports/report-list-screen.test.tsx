// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import { cursorOf } from '#store/cursor-of.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  gauteng,
  holdReport,
  loseNetwork,
  openApp,
  signInHere,
  tshwane,
  tshwaneService,
} from '../../../../tests/support/app-page.tsx';
import { fixedId, report, thabo } from '../../../../tests/support/device.ts';

const path = '/apps/churches/attendance-reports';
const columns = [
  'Date',
  'Church',
  'Group',
  'Service',
  'Attendance',
  'Adults',
  'Children',
  'Teens',
  'Males',
  'Females',
];

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
});
afterEach(forgetBrowser);

async function reported(day: number, change: Partial<AttendanceReport> = {}): Promise<void> {
  const { basedOn: _, ...values } = report(day, 100 + day);
  await holdReport(store, {
    ...values,
    adults: 60,
    id: fixedId(700 + day),
    kind: 'church',
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(800 + day),
    authorIds: [thabo],
    authorNames: ['Thabo Nkosi'],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${day}`,
    receivedAt: `2026-01-0${day}T09:00:00.000Z`,
    ...change,
  });
}

/** Its own words; else those of its last part. What other columns say in it on narrow windows is neither. */
function saidIn(cell: HTMLElement): string {
  const own =
    cell.querySelector(':scope > button') ??
    [...cell.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  return (own ?? cell.lastChild)?.textContent ?? '';
}

/**
 * Text of each row, cell by cell, without the names that only row cards show. Names of churches are a
 * question of their own: rows may be there before them.
 */
async function table(): Promise<string[][]> {
  const found = within(await screen.findByRole('table'));
  await found.findAllByRole('cell', { name: /Soweto|Tshwane/ });
  const [, ...rows] = found.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell').map(saidIn));
}

test('S3-018 the columns stand in the order of the definition; a gap is not zero', async () => {
  await reported(1);
  await reported(2, { unusual: true, openVersions: 1 });
  await openApp(path);
  const heads = within(await screen.findByRole('table')).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent).slice(0, columns.length)).toEqual(columns);
  const [newest, oldest] = await table();
  expect(newest?.slice(0, 7)).toEqual([
    '2026-01-02',
    'Soweto',
    '',
    'First service',
    '102',
    '60',
    '–',
  ]);
  expect(newest?.at(-3)).toBe('ConflictCompareUnusual');
  expect(oldest?.slice(-3)).toEqual(['', 'Thabo Nkosi', 'GV-1']);
});

test('filters stand in the address and narrow the list; clearing takes them out', async () => {
  await reported(1);
  await reported(2, { churchId: tshwane, serviceId: tshwaneService });
  const address = await openApp(`${path}?group=${gauteng}&church=${tshwane}`);
  expect((await table()).map((row) => row[1])).toEqual(['Tshwane']);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-01' } });
  expect(await screen.findByText('No results found!')).toBeTruthy();
  expect(address()).toContain('to=2026-01-01');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(async () => expect(await table()).toHaveLength(2));
  expect(address()).toBe(path);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test.each([
  ['22112026', 'from=2026-11-22'],
  ['20261122', 'from=2026-11-22'],
  ['5/1/2026', 'from=2026-01-05'],
])('issue 10.23: a day typed as %s, with the keys an iPhone has', async (typed, wanted) => {
  await reported(1);
  const address = await openApp(path);
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  expect(from.inputMode).toBe('numeric');
  fireEvent.change(from, { target: { value: typed } });
  fireEvent.blur(from);
  await waitFor(() => expect(address()).toContain(wanted));
});

test('issue 10.23: a day that cannot be read says why in words beside its box', async () => {
  await reported(1);
  const address = await openApp(path);
  const from = await screen.findByLabelText('From');
  fireEvent.change(from, { target: { value: '2026-02-30' } });
  fireEvent.blur(from);
  const error = screen.getByText('This day does not exist. Check the date');
  expect(from.getAttribute('aria-describedby')).toBe(error.parentElement?.id);
  expect(address()).toBe(path);
  fireEvent.change(from, { target: { value: '2026-02-03' } });
  expect(screen.queryByText(/does not exist/)).toBeNull();
  await waitFor(() => expect(address()).toContain('from=2026-02-03'));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-01' } });
  expect(await screen.findByText('This day is before the first one')).toBeTruthy();
});

test('issue 10.23: this week and last Sunday stand in the address at one tap', async () => {
  await reported(1);
  const address = await openApp(path);
  fireEvent.click(await screen.findByRole('button', { name: 'This week' }));
  await waitFor(() => expect(address()).toContain('from=2026-11-16&to=2026-11-22'));
  fireEvent.click(screen.getByRole('button', { name: 'Last Sunday' }));
  await waitFor(() => expect(address()).toContain('from=2026-11-22&to=2026-11-22'));
  expect(screen.getByRole('button', { name: 'Last Sunday', pressed: true })).toBeTruthy();
});

test('issue 10.22: the reports of one group: its filter narrows the list', async () => {
  const group = { kind: 'group', churchId: tshwane, serviceName: 'Cell' } as const;
  await reported(1, { ...group, groupId: fixedId(3) });
  await reported(2, { ...group, groupId: fixedId(4) });
  const ofGroup = `/apps/groups/cell-ministry/attendance-reports?cell=${fixedId(3)}`;
  const address = await openApp(ofGroup);
  expect((await table()).map((row) => row[0])).toEqual(['2026-01-01']);
  expect(address()).toBe(ofGroup);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(5, 8)).toEqual(['First timers', 'New converts', 'Received Holy Spirit']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(async () => expect(await table()).toHaveLength(2));
});

test('what cannot be read in the address is no filter', async () => {
  await reported(1);
  await openApp(`${path}?church=soweto&from=yesterday&page=-4`);
  expect(await table()).toHaveLength(1);
});

test('without a network the list says how old it is', async () => {
  await reported(1);
  loseNetwork();
  await openApp(path);
  expect(await screen.findByText(/Showing reports as of \d\d:41\./)).toBeTruthy();
  expect(await table()).toHaveLength(1);
});

test('entries that only a newer version can read are counted in words', async () => {
  await reported(1);
  const change = { t: 'attendanceReport', id: fixedId(1), scopes: [], v: 1, _generation: 1 };
  await store.cache.setAside.put({ ...change, op: 'put', row: {} } as never);
  await openApp(path);
  expect(await screen.findByText(/cannot read 1 newer entry\. Update the app/)).toBeTruthy();
});

test('before the first report has come it does not say that there is none', async () => {
  const stream = must(await cursorOf(store.cache, 'stream'), 'the stream');
  await store.cache.cursor.put({ ...stream, asOf: 0, received: 0, total: 4993 });
  await openApp(path);
  expect(await screen.findByText(/Getting reports: 0 of 4.993/)).toBeTruthy();
  expect(screen.queryByText(/^0 reports/)).toBeNull();
  expect(screen.queryByText('No results found!')).toBeNull();
  loseNetwork();
  expect(await screen.findByText('Not on this device yet')).toBeTruthy();
});

test('while it fills, it says how far it is', async () => {
  const stream = must(await cursorOf(store.cache, 'stream'), 'the stream');
  await store.cache.cursor.put({ ...stream, asOf: 0, received: 1200, total: 4993 });
  await openApp(path);
  expect(await screen.findByText(/Getting reports: 1.200 of 4.993/)).toBeTruthy();
});

test('a store that does not answer is said, with the way on', async () => {
  await reported(1);
  vi.spyOn(store.cache.attendanceReport, 'where').mockImplementation(() => {
    throw new Error('The disk is gone');
  });
  await openApp(path);
  expect(await screen.findByText('Could not load the reports')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('S3-018 issue 10.13: the file holds exactly the definition’s columns of everything that was found, and is noted', async () => {
  await reported(1);
  await reported(2, { churchId: tshwane, serviceId: tshwaneService, serviceName: '=1+1' });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:reports';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openApp(path);
  await table();
  loseNetwork();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toEqual([
    columns.join(','),
    "2026-01-02,Tshwane,,'=1+1,102,60,,,,",
    '2026-01-01,Soweto,,First service,101,60,,,,',
  ]);
  const noted = (await store.vault.items.toArray()).filter(
    ({ name }) => name === 'attendance.noteExport',
  );
  const all = { churchGroupId: null, churchId: null, serviceId: null, from: null, to: null };
  expect(noted.map(({ args }) => args)).toEqual([
    { what: 'churchReports', as: 'file', filters: all, rows: 2 },
  ]);
});

test('an usher has no list of everybody’s reports', async () => {
  await forgetBrowser();
  freshBrowser();
  await signInHere();
  const address = await openApp(path);
  await screen.findByRole('heading', { name: 'My reports', level: 1 });
  expect(address()).toBe('/apps/churches/my-reports');
});
