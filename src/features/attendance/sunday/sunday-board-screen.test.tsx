// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  holdReport,
  loseNetwork,
  openApp,
  secondService,
  signInHere,
  sunday,
  tshwane,
  tshwaneService,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { firstService, fixedId, lerato, report, soweto } from '../../../../tests/support/device.ts';

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetBrowser();
});

let made = 0;

async function reported(
  [churchId, serviceId]: [string, string],
  people: number,
  change: Partial<AttendanceReport> = {},
) {
  const { basedOn: _, ...values } = report(1, people);
  made += 1;
  await holdReport(store, {
    ...values,
    churchId,
    serviceId,
    date: sunday,
    id: fixedId(3000 + made),
    kind: 'church',
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(4000 + made),
    authorIds: [lerato],
    authorNames: ['Lerato Dlamini'],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${made}`,
    receivedAt: `${change.date ?? sunday}T09:00:00.000Z`,
    ...change,
  });
}

const first: [string, string] = [soweto, firstService];
const second: [string, string] = [soweto, secondService];
const other: [string, string] = [tshwane, tshwaneService];

async function tile(name: string): Promise<HTMLElement> {
  const list = await screen.findByRole('list', { name: 'Churches' });
  const found = within(list)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(name));
  if (!found) throw new Error(`No tile of ${name}`);
  return found;
}
const totals = async () => (await screen.findByRole('region', { name: 'Totals' })).textContent;

describe('issue 14: the Sunday board', () => {
  test('lights up a church as its last report comes in, and says so once all are in', async () => {
    await reported(first, 110);
    await reported(first, 100, { date: addDays(sunday, -7) });
    await openApp('/apps/churches/sunday');
    expect((await tile('Soweto')).dataset['state']).toBe('partly');
    expect((await tile('Tshwane')).textContent).toContain('–');
    expect(await totals()).toContain('0 of 2 churches in');
    expect(await totals()).toContain('Still to report: Soweto, Tshwane');
    expect(await totals()).toContain('10 more than a week before');
    expect(await totals()).toContain('100 a week before in the same services');
    await axeFindsNothing('the Sunday board');

    await act(() => reported(second, 90, { receivedAt: `${sunday}T09:05:00.000Z` }));
    await waitFor(async () => expect((await tile('Soweto')).dataset['state']).toBe('in'));
    expect(await totals()).toContain('1 of 2 churches in');
    expect(screen.getByText('A report of Soweto came in. 1 of 2 churches in')).toBeTruthy();
    await act(() => reported(other, 70, { receivedAt: `${sunday}T09:06:00.000Z` }));
    await waitFor(async () => expect(await totals()).toContain('All 2 churches are in'));
    expect(await totals()).toContain('270');
    expect(await totals()).not.toContain('Still to report');
    await axeFindsNothing('the Sunday board, all in');
  });

  test('names a missing church in words once its time is over', async () => {
    vi.setSystemTime(new Date('2026-11-22T18:00:00.000Z'));
    await openApp('/apps/churches/sunday');
    await waitFor(async () =>
      expect((await tile('Tshwane')).textContent).toContain('Report missing'),
    );
  });

  test('goes from day to day by the address, and says where no church has a service', async () => {
    await reported(other, 64, { date: addDays(sunday, -7) });
    const where = await openApp('/apps/churches/sunday');
    fireEvent.click(await screen.findByRole('button', { name: 'Earlier: Sunday 15 November' }));
    await waitFor(() => expect(where()).toBe('/apps/churches/sunday?date=2026-11-15'));
    await waitFor(async () => expect((await tile('Tshwane')).textContent).toContain('64'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Day' }), {
      target: { value: '2026-11-16' },
    });
    expect(await screen.findByRole('heading', { name: 'No services on this day' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Monday board' })).toBeTruthy();
  });

  test('shares the totals as words: of churches, and no name of a person', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { share, canShare: () => true });
    await reported(first, 110);
    await reported(other, 70);
    await openApp('/apps/churches/sunday');
    fireEvent.click(await screen.findByRole('button', { name: 'Share words' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const text = share.mock.calls[0]?.[0].text ?? '';
    expect(text).toContain('Sunday 22 November');
    expect(text).toContain('180 people. 1 of 2 churches in.');
    expect(text).toContain('Tshwane: 70');
    expect(text).toContain('Still to come: Soweto');
    expect(text).not.toMatch(/Lerato|Thabo/);
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  test('copies the totals where the device shares nothing', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await reported(other, 70);
    await openApp('/apps/churches/sunday');
    fireEvent.click(await screen.findByRole('button', { name: 'Share words' }));
    expect(await screen.findByText('Totals copied. Paste them into a message')).toBeTruthy();
    expect(copy.mock.calls[0]?.[0]).toContain('Tshwane: 70');
  });

  test('without a connection says as of when', async () => {
    await reported(other, 70);
    await openApp('/apps/churches/sunday');
    await totals();
    act(loseNetwork);
    await waitFor(async () => expect(await totals()).toMatch(/No connection, as of \d\d:\d\d/));
  });

  test('B41 a store that cannot be read is said', async () => {
    vi.spyOn(store.cache.attendanceReport, 'where').mockImplementation(() => {
      throw new Error('The disk is gone');
    });
    await openApp('/apps/churches/sunday');
    expect(await screen.findByRole('heading', { name: 'Could not load the board' })).toBeTruthy();
  });
});
