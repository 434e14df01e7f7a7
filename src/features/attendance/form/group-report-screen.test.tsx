// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { groupAttendanceReport } from '#domain/attendance/report-definitions.ts';
import { openDraft, type ReportDraft } from '#store/attendance/draft.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import { noteTyped } from '#store/drafts/typed.ts';
import type { Store } from '#store/database.ts';
import { must } from '#domain/must.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { fixedId, soweto } from '../../../../tests/support/device.ts';

const path = '/apps/groups/cell-ministry/submit-attendance-report';
let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

test('groups that are still on their way are not missing; once all is here, it says that there is none', async () => {
  const { cursor } = store.cache;
  const complete = must(await cursor.get('stream'), 'what the device holds');
  await cursor.put({ ...complete, asOf: 0 } as never);
  await openApp(path);
  expect(await screen.findByText('Loading your groups…')).toBeTruthy();
  expect(screen.queryByText('No group to count for')).toBeNull();
  await cursor.put(complete);
  await waitFor(() => expect(screen.getByText('No group to count for')).toBeTruthy());
});

const attendance = async () =>
  (await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Attendance' })).value;
const groupShown = () =>
  within(screen.getByRole('main')).getByRole('button', { name: /^Group/ }).textContent;

describe('a leader of two cells goes on with what they typed', () => {
  const today = '2026-11-22';
  const cells = { cellType: fixedId(2001), meeting: fixedId(2002) };
  const [first, second] = [fixedId(2011), fixedId(2012)];

  beforeEach(async () => {
    await forgetBrowser();
    freshBrowser();
    store = await signInHere(administrator);
    const { cache } = store;
    await cache.groupType.bulkPut(
      held([{ id: cells.cellType, name: 'Cell', reportForm: 'group' as const }]),
    );
    const when = { weekdays: [3], startTime: '19:00', status: 'active' as const };
    const service = { id: cells.meeting, churchId: soweto, name: 'Cell meeting', sort: 9 };
    await cache.service.bulkPut(held([{ ...service, kind: 'cell' as const, ...when }]));
    const group = { churchId: soweto, groupTypeId: cells.cellType, ...when };
    await cache.group.bulkPut(
      held([
        { id: first, name: 'A cell', ...group },
        { id: second, name: 'B cell', ...group },
      ]),
    );
  });

  async function typed(date: string, typedAt: number): Promise<ReportDraft> {
    const context = { churchId: soweto, serviceId: cells.meeting, groupId: second, date };
    const draft = await openDraft(store, { form: groupAttendanceReport.id, ...context });
    return { ...draft, typedAt, values: { ...draft.values, attendance: 9 } };
  }

  test('also of another cell, on a day on which it does not meet', async () => {
    await saveDraft(store, await typed(today, Date.now() - 60_000));
    await openApp(path);
    expect(await attendance()).toBe('9');
    expect(groupShown()).toContain('B cell');
  });

  test('also where the browser was killed before it was saved', async () => {
    const draft = await typed(today, Date.now() - 60_000);
    noteTyped(store.vault, draft);
    await waitFor(async () => expect(await store.vault.typed.get(draft.key)).toBeTruthy());
    await openApp(path);
    expect(await attendance()).toBe('9');
  });

  test('a day later the form opens on what is due', async () => {
    await saveDraft(store, await typed(today, Date.now() - 13 * 3_600_000));
    await openApp(path);
    expect(await attendance()).toBe('');
    expect(groupShown()).toContain('A cell');
  });

  test('one that is asked for is opened, whatever was typed', async () => {
    await saveDraft(store, await typed(today, Date.now() - 60_000));
    await openApp(`${path}?group=${first}`);
    expect(await attendance()).toBe('');
    expect(groupShown()).toContain('A cell');
  });
});

test('a device that never synced says what it needs', async () => {
  await store.cache.cursor.clear();
  loseNetwork();
  await openApp(path);
  expect(await screen.findByText('Not saved on this device')).toBeTruthy();
  expect(screen.queryByText('No group to count for')).toBeNull();
});
