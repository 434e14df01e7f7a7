// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usualPolicy } from '#domain/churches/policy-numbers.ts';
import { must } from '#domain/must.ts';
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
import { firstService, fixedId, report, soweto, thabo } from '../../../../tests/support/device.ts';

const path = '/apps/churches/attendance-reports';
let store: Store;

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal('print', () => dispatchEvent(new Event('beforeprint')));
});
afterEach(async () => {
  dispatchEvent(new Event('afterprint'));
  vi.unstubAllGlobals();
  await forgetBrowser();
});

async function reported(day: number): Promise<void> {
  const { basedOn: _, ...values } = report(day, 100 + day);
  await holdReport(store, {
    ...values,
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
    receivedAt: '2026-01-01T09:00:00.000Z',
  });
}

/** Sheet that the printer gets in the page's place. */
const sheet = () => must(document.querySelector<HTMLElement>('#sheet'), 'a sheet');

async function noted() {
  const items = await store.vault.items.toArray();
  return items.filter(({ name }) => name === 'attendance.noteExport').map(({ args }) => args);
}

test('issue 10.26 issue 10.13: Print takes every row that was found, says which, and is noted', async () => {
  store = await signInHere(administrator);
  for (let day = 1; day <= 27; day += 1) await reported(day);
  await openApp(`${path}?church=${soweto}`);
  await screen.findAllByRole('button', { name: 'Soweto' });
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  const paper = within(await waitFor(sheet));
  expect(paper.getAllByRole('row')).toHaveLength(28);
  expect(paper.getByRole('heading', { name: 'Attendance reports' })).toBeTruthy();
  expect(paper.getByText('Soweto, First service')).toBeTruthy();
  expect(paper.getByText('Thursday 1 January 2026 to Tuesday 27 January 2026')).toBeTruthy();
  const heads = paper.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Date', 'Attendance']);
  const filters = { churchGroupId: null, churchId: soweto, serviceId: null, from: null, to: null };
  expect(await noted()).toEqual([{ what: 'churchReports', as: 'paper', filters, rows: 27 }]);
  dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('#sheet')).toBeNull();
});

test('issue 10.13: the browser’s own print of the list is noted with the rows of its page', async () => {
  store = await signInHere(administrator);
  for (let day = 1; day <= 27; day += 1) await reported(day);
  await openApp(path);
  await screen.findAllByRole('button', { name: 'Soweto' });
  print();
  await waitFor(async () =>
    expect(await noted()).toMatchObject([{ what: 'churchReports', as: 'paper', rows: 25 }]),
  );
});

test('issue 10.13: the print of one report is noted with its church, service and day', async () => {
  store = await signInHere(administrator);
  await reported(2);
  await openApp(`${path}?report=${fixedId(702)}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  const day = { from: '2026-01-02', to: '2026-01-02' };
  const filters = { churchGroupId: null, churchId: soweto, serviceId: firstService, ...day };
  await waitFor(async () =>
    expect(await noted()).toEqual([{ what: 'churchReports', as: 'paper', filters, rows: 1 }]),
  );
});

async function tallySheet() {
  await openApp('/apps/churches/my-reports');
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Print a tally sheet' }));
  return within(await waitFor(sheet));
}

test('issue 10.26: the empty form is a tally sheet for the church that is counted here', async () => {
  store = await signInHere();
  const paper = await tallySheet();
  expect(paper.getByText('Soweto')).toBeTruthy();
  expect(paper.getByText('First service, 08:00')).toBeTruthy();
  const counts = paper.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(counts.map((text) => /^[A-Z][a-z]+(?=[A-Z\d])/.exec(text)?.[0])).toEqual([
    'Attendance',
    'Adults',
    'Children',
    'Teens',
    'Males',
    'Females',
  ]);
  expect(paper.queryAllByRole('button')).toEqual([]);
  // Nothing that was counted is on it.
  expect(await noted()).toEqual([]);
});

test('S3-018 a tally sheet leaves out what the church does not ask', async () => {
  store = await signInHere();
  const policy = { ...usualPolicy, id: fixedId(91), churchId: soweto, asksAges: false };
  await store.cache.reportPolicy.bulkPut(held([policy]));
  const paper = await tallySheet();
  expect(paper.getAllByRole('listitem')).toHaveLength(3);
  expect(paper.getByText('Males and females together are the attendance.')).toBeTruthy();
});
