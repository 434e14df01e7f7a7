// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '#store/database.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  holdReport,
  loseNetwork,
  openApp,
  signInHere,
  sunday,
  tshwane,
  tshwaneService,
  usherOfBoth,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, firstService, report, soweto } from '../../../../tests/support/device.ts';

const path = '/apps/churches/reports/attendance-analytics';
let store: Store;
let serial = 700;

const { basedOn: _, ...counted } = report(1, 300);
function reported(over: Partial<AttendanceReport>): AttendanceReport {
  serial += 1;
  return {
    ...counted,
    id: fixedId(serial),
    kind: 'church',
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(serial + 5000),
    authorIds: [fixedId(5)],
    authorNames: ['Lerato Dlamini'],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${serial}`,
    receivedAt: `${over.date ?? sunday}T10:00:00.000Z`,
    ...over,
  };
}
const inTshwane = { churchId: tshwane, serviceId: tshwaneService };

beforeEach(async () => {
  freshBrowser();
  // In the evening: every report of the Sunday is due.
  vi.setSystemTime(new Date('2026-11-22T20:00:00.000Z'));
  store = await signInHere(administrator);
  for (const weeks of [0, 1, 2]) {
    const date = addDays(sunday, -7 * weeks);
    const ages = { adults: 200, children: 60, teens: 40, males: 140, females: 160 };
    await holdReport(store, reported({ date, attendance: 300 - 10 * weeks, ...ages }));
    // Tshwane did not report the last Sunday.
    if (weeks > 0) await holdReport(store, reported({ date, attendance: 100, ...inTshwane }));
  }
});
afterEach(forgetBrowser);

async function openAnalytics(search = ''): Promise<() => string> {
  const address = await openApp(`${path}${search}`);
  await screen.findByRole('heading', { name: 'Attendance analytics', level: 1 });
  return address;
}
const rowOf = async (name: string) =>
  must(
    within(await screen.findByRole('table', { name: /^Attendance of/ }))
      .getAllByRole('row')
      .find((row) => row.textContent?.includes(name)),
    `the row ${name}`,
  );

test('S2-048, issue 14: each church stands with its trend, its latest number and how complete its reports are', async () => {
  await openAnalytics();
  await screen.findByText(/^5 services, 3 days, 1 070 people counted\. 5 of 6 reports are in/);
  const words = (await rowOf('Soweto')).textContent ?? '';
  expect(words).toContain('300');
  expect(words).toContain('290');
  expect(words).toContain('+3,4%');
  expect(words).toContain('3 of 3');
  expect((await rowOf('Tshwane')).textContent).toContain('1 missing');
  // A gap, never a zero.
  expect((await rowOf('Tshwane')).textContent).toContain('22 Nov –');
  await axeFindsNothing('analytics', document.querySelector('main') ?? document.body);
});

test.each([
  { interval: 'week', latest: '22 Nov –', adults: '–' },
  // A sum that lacks a report is one, and says so.
  { interval: 'month', latest: 'Nov 2026, in part', adults: '62' },
])(
  'issue 14: of a church with a missing report, the $interval has $adults adults',
  async ({ interval, latest, adults }) => {
    const { cache } = store;
    const service = must(await cache.service.get(tshwaneService), 'the service');
    const second = { ...service, id: fixedId(77), name: 'Second service' };
    await cache.service.put(second);
    const ages = { adults: 31, children: 9, teens: 5 };
    for (const date of [addDays(sunday, -7), sunday]) {
      const of = { churchId: tshwane, serviceId: second.id };
      await holdReport(store, reported({ date, attendance: 45, ...ages, ...of }));
    }
    await openAnalytics(`?every=${interval}`);
    await screen.findByText(/^7 services, 3 days/);
    const words = (await rowOf('Tshwane')).textContent ?? '';
    expect(words).toContain(latest);
    expect(words).toContain(`Adults ${adults}`);
  },
);

test('issue 14: ages and genders of the latest Sunday stand as numbers and shares', async () => {
  await openAnalytics();
  // Of this device: what the page before had counted is shown until then.
  await screen.findByText(/^5 services, 3 days/);
  const ages = await screen.findByRole('list', { name: 'By age' });
  expect(ages.textContent).toContain('Adults200');
  expect(ages.textContent).toContain('67%');
  expect(screen.getByRole('list', { name: 'By gender' }).textContent).toContain('Females160');
});

test('issue 14: filters are in the address, and Clear takes them out of it', async () => {
  const address = await openAnalytics();
  await screen.findByText(/^5 services, .*5 of 6/);
  await screen.findByRole('option', { name: 'Soweto' });
  fireEvent.change(screen.getByLabelText('Church'), { target: { value: soweto } });
  await screen.findByText(/^3 services, 3 days, 870 people counted\. All 3 reports are in/);
  expect(address()).toContain(`churches=${soweto}`);
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'last-7-days' } });
  await screen.findByText(/^1 service, 1 day, 300 people counted/);
  expect(address()).toContain('period=last-7-days');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByText(/^5 services, .*5 of 6/);
  expect(address()).not.toContain('churches=');
});

test('issue 14: offline the page says how old the numbers are, and that unsent reports are in them', async () => {
  const { basedOn: _b, date: _d, ...values } = report(1, 125);
  await queueItem(store.vault, {
    operation: submitChurchReport,
    id: fixedId(990),
    profile: store.profile,
    input: { ...values, date: sunday, ...inTshwane, basedOn: null },
    now: new Date(),
  });
  loseNetwork();
  await openAnalytics();
  await screen.findByText(/ in\. As of \d\d:\d\d, 1 report not yet sent is included\.$/);
  expect((await rowOf('Tshwane')).textContent).toContain('125');
  expect((await rowOf('Tshwane')).textContent).toContain('3 of 3');
});

test('issue 14: a report that arrives is in the numbers at once', async () => {
  await openAnalytics();
  await screen.findByText(/^5 services, .*5 of 6/);
  await holdReport(store, reported({ date: sunday, attendance: 80, ...inTshwane }));
  await screen.findByText(
    /^6 services, 3 days, 1 150 people counted\. All 6 reports are in/,
    undefined,
    {
      timeout: 5000,
    },
  );
});

test('issue 14: the grid folds by keyboard, and Enter opens the reports behind a number', async () => {
  const address = await openAnalytics('?view=grid');
  const grid = await screen.findByRole('grid');
  expect(grid.textContent).toContain('All 2 churches');
  const cell = must(
    within(grid)
      .getAllByRole('row')
      .find((row) => row.textContent?.startsWith('First service')),
    'a service',
  ).querySelector('td');
  fireEvent.keyDown(must(cell, 'a month'), { key: 'Enter' });
  await waitFor(() => expect(address()).toContain('/apps/churches/attendance-reports'));
  expect(address()).toContain(`church=${soweto}`);
  expect(address()).toContain(`service=${firstService}`);
  expect(address()).toContain('from=2026-');
});

test('issue 14: without a report in the days the page says so, and a way back', async () => {
  await openAnalytics('?period=last-year');
  await screen.findByText('No reports for these dates');
  expect(screen.queryByText(/All 0 reports/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText(/^5 services, .*5 of 6/);
});

test('issue 14: beside last year the sum of both stands as two lines', async () => {
  await holdReport(store, reported({ date: '2025-11-23', attendance: 200 }));
  await openAnalytics('?year=true&period=last-7-days');
  await screen.findByRole('heading', { name: 'Attendance and last year' });
  await waitFor(async () => expect((await rowOf('Soweto')).textContent).toContain('+50,0%'));
});

test('issue 14: who holds no permission to see analytics is led to their own reports', async () => {
  await forgetBrowser();
  freshBrowser();
  const ushers: Grant[] = usherOfBoth;
  await signInHere(ushers);
  const address = await openApp(path);
  await waitFor(() => expect(address()).toContain('/apps/churches/my-reports'));
});

test('issue 14: a device that does not hold every report says offline that it needs a connection', async () => {
  await store.cache.cursor.delete('stream');
  loseNetwork();
  await openAnalytics();
  await screen.findByText('This needs a connection');
});

const openMenu = async (name: string) => {
  const trigger = await screen.findByRole('button', { name });
  trigger.focus();
  fireEvent.keyDown(trigger, { key: 'Enter' });
};

test('issue 14: a view is saved under a name, opened again and deleted, without a network', async () => {
  const address = await openAnalytics('?period=last-7-days&every=month&year=true');
  await screen.findByText(/^1 service/);
  await openMenu('Saved views');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
  await screen.findByText('Give this view a name');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'This week' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
  await screen.findByRole('button', { name: 'This week' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByText(/^5 services, .*5 of 6/);
  await openMenu('Saved views');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'This week' }));
  await waitFor(() => expect(address()).toContain('every=month'));
  expect(address()).toContain('year=true');
  await openMenu('This week');
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  await screen.findByRole('button', { name: 'Saved views' });
});
