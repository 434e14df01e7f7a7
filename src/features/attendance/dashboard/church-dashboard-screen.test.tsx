// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { cursorOf } from '#store/cursor-of.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  holdReport,
  openApp,
  signInHere,
  sunday,
  tshwaneService,
  tshwane,
  usherOfBoth,
} from '../../../../tests/support/app-page.tsx';
import { messageTime } from '../../../ui/message-time.ts';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, lerato, report, soweto, thabo } from '../../../../tests/support/device.ts';

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere([...administrator, ...usherOfBoth]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetBrowser();
});

let made = 0;

async function reported(date: string, people: number, change: Partial<AttendanceReport> = {}) {
  const { basedOn: _, ...values } = report(1, people);
  made += 1;
  await holdReport(store, {
    ...values,
    date,
    id: fixedId(3000 + made),
    kind: 'church',
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(4000 + made),
    authorIds: [thabo],
    authorNames: ['Thabo Nkosi'],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${made}`,
    receivedAt: `${date}T09:00:00.000Z`,
    ...change,
  });
}

const region = (name: string) => screen.findByRole('region', { name });

describe('S2-027 the church dashboard', () => {
  test('says last Sunday and its change, what is missing, and the newest reports by name and time', async () => {
    // In the afternoon, when the reports of the morning are due.
    vi.setSystemTime(new Date('2026-11-22T13:00:00.000Z'));
    await reported(sunday, 110);
    await reported(addDays(sunday, -7), 100);
    await openApp('/dashboard');
    const strip = await region('Last Sunday');
    await waitFor(() => expect(strip.textContent).toContain('110'));
    expect(strip.textContent).toContain('10,0% up on 15 Nov');
    const latest = must(
      (await screen.findByText('Latest reports')).parentElement?.parentElement,
      'the card',
    );
    expect(latest.textContent).toContain('Soweto, First service');
    expect(latest.textContent).toContain(`Thabo Nkosi, ${messageTime(`${sunday}T09:00:00.000Z`)}`);
    expect((await screen.findByText('Reports missing today')).textContent).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Report Tshwane, First service' }).getAttribute('href'),
    ).toBe(
      `/apps/churches/submit-attendance-report?church=${tshwane}&service=${tshwaneService}&date=${sunday}`,
    );
    await axeFindsNothing('the church dashboard');
  });

  test('of one church shows that church alone', async () => {
    await reported(sunday, 110);
    await openApp('/dashboard');
    await waitFor(async () => expect((await region('Last Sunday')).textContent).toContain('110'));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Church' }), {
      target: { value: tshwane },
    });
    await waitFor(async () =>
      expect((await region('Last Sunday')).textContent).not.toContain('110'),
    );
    expect(screen.getByText('No reports in four weeks')).toBeTruthy();
  });

  test('issue 14: one church is in the address; every number leads to the reports that it counts', async () => {
    await reported(sunday, 110);
    await reported(addDays(sunday, -364), 90);
    const where = await openApp(`/apps/churches/dashboard?church=${soweto}`);
    const strip = await region('Last Sunday');
    const people = within(strip).getByRole('link', { name: '110' });
    expect(people.getAttribute('href')).toBe(
      `/apps/churches/attendance-reports?church=${soweto}&from=${sunday}&to=${sunday}`,
    );
    expect(within(strip).getByRole('link', { name: '90' }).getAttribute('href')).toContain(
      'from=2025-11-23',
    );
    const months = await region('Attendance by month');
    expect(months.textContent).toContain('2026');
    fireEvent.click(within(months).getByRole('button', { name: 'Show as table' }));
    const november = within(months)
      .getAllByRole('row')
      .find(({ textContent }) => textContent.includes('Nov'));
    expect(november?.textContent).toMatch(/Nov.*110.*90/);
    fireEvent.change(await screen.findByRole('combobox', { name: 'Church' }), {
      target: { value: 'all' },
    });
    await waitFor(() => expect(where()).toBe('/apps/churches/dashboard'));
  });

  test('issue 14: a missing report is reminded of from here', async () => {
    vi.setSystemTime(new Date('2026-11-22T18:00:00.000Z'));
    await reported(sunday, 110);
    await openApp('/dashboard');
    expect(
      await screen.findByRole('button', { name: 'Remind about First service, Tshwane' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remind all 2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sunday board' }).getAttribute('href')).toBe(
      '/apps/churches/sunday',
    );
  });

  test('before the first sync is complete it says neither a number nor that there is none', async () => {
    const stream = must(await cursorOf(store.cache, 'stream'), 'the stream');
    await store.cache.cursor.put({ ...stream, asOf: 0 });
    await openApp('/dashboard');
    expect(await screen.findByText('Loading your churches…')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Last Sunday' })).toBeNull();
  });
});

describe('the personal home', () => {
  const home = '/pages/profile/dashboard';

  test('counts everything this person may decide, and leads to it', async () => {
    await reported(sunday, 110, { authorIds: [lerato], authorNames: ['Lerato'], openVersions: 1 });
    await reported(addDays(sunday, -7), 90, { openVersions: 1 });
    await openApp(home);
    const mine = await screen.findByRole('link', { name: '1 in My reports' });
    expect(mine.getAttribute('href')).toBe('/apps/churches/my-reports?show=waiting');
    const others = screen.getByRole('link', { name: '1 in Attendance reports' });
    expect(others.getAttribute('href')).toBe('/apps/churches/attendance-reports');
    const tile = must(mine.parentElement?.parentElement, 'the tile');
    expect(within(tile).getByText('2')).toBeTruthy();
    await axeFindsNothing('the personal home');
  });

  test('with nothing to decide says so', async () => {
    await openApp(home);
    expect(await screen.findByText('Nothing to decide')).toBeTruthy();
    expect(screen.getByText('All your reports are sent')).toBeTruthy();
  });

  test('issue 14: names what needs the person now: a returned report and one that is missing', async () => {
    vi.setSystemTime(new Date('2026-11-22T18:00:00.000Z'));
    await reported(sunday, 110, {
      review: {
        id: fixedId(71),
        state: 'returned',
        accountId: fixedId(72),
        name: 'Naledi Mokoena',
        at: `${sunday}T15:00:00.000Z`,
        note: 'Count the overflow tent again',
      },
    });
    await openApp(home);
    const returned = await screen.findByRole('list', { name: 'Returned reports' });
    expect(returned.textContent).toContain('Soweto, Sun 22 Nov');
    expect(returned.textContent).toContain('Count the overflow tent again');
    const due = screen.getByRole('list', { name: 'Reports due' });
    expect(within(due).getAllByRole('listitem')).toHaveLength(2);
    expect(
      within(due)
        .getByRole('link', { name: 'Report Tshwane, First service, Sun 22 Nov' })
        .getAttribute('href'),
    ).toBe(
      `/apps/churches/submit-attendance-report?church=${tshwane}&service=${tshwaneService}&date=${sunday}`,
    );
    await axeFindsNothing('what needs the person');
  });

  test('issue 14: says that nothing needs the person', async () => {
    await openApp(home);
    expect(await screen.findByText('Nothing needs you now')).toBeTruthy();
  });

  test('before the first sync is complete it shows no zero', async () => {
    const stream = must(await cursorOf(store.cache, 'stream'), 'the stream');
    await store.cache.cursor.put({ ...stream, asOf: 0 });
    await openApp(home);
    expect(await screen.findByText('Loading your reports…')).toBeTruthy();
    expect(screen.queryByText('0')).toBeNull();
  });
});

test.each([
  ['/dashboard', 'Could not load your churches'],
  ['/pages/profile/dashboard', 'Could not load your dashboard'],
])('B41 a store that cannot be read is said at %s, with the way on', async (path, title) => {
  vi.spyOn(store.cache.attendanceReport, 'where').mockImplementation(() => {
    throw new Error('The disk is gone');
  });
  await openApp(path);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(/^Loading/)).toBeNull();
});
