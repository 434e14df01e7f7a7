// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { must } from '#domain/must.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { addShortcut } from '#domain/shell/shortcut-operations.ts';
import { cursorOf } from '#store/cursor-of.ts';
import type { Store } from '#store/database.ts';
import { applyResults, markSending } from '#store/outbox/deliveries.ts';
import { openDraft } from '#store/attendance/draft.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import { endSession } from '#store/session/session-changes.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  holdReport,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import {
  firstService,
  fixedId,
  lerato,
  report,
  soweto,
  submit,
  thabo,
} from '../../../../tests/support/device.ts';

const path = '/apps/churches/my-reports';
const moment = { now: 5, random: () => 0 };
const problem = { code: 'validation', message: 'The service was renamed. Choose it again' };

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

async function deliver(day: number, how: 'applied' | 'held') {
  const output = { receiptNumber: `GV-${day}` };
  const result = { id: fixedId(day), output, epoch: 'one', v: 1 };
  await applyResults(store.vault, [{ status: how, ...result }], moment);
}

function conflictOn(day: number): AttendanceReport {
  const { basedOn: _, ...values } = report(day, 331);
  return {
    ...values,
    id: fixedId(700),
    kind: 'church',
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(701),
    authorIds: [thabo, lerato],
    authorNames: ['Thabo Nkosi', 'Lerato Dlamini'],
    openVersions: 1,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: 'GV-700',
    receivedAt: '2026-01-05T09:00:00.000Z',
  };
}

/** The rows of the list, each as what it says and its icon. */
async function rows() {
  await screen.findByRole('heading', { name: 'My reports', level: 1 });
  const items = await screen.findAllByRole('listitem');
  return items.filter((item) => within(item).queryByRole('heading', { level: 3 }) !== null);
}

async function rowOf(date: RegExp) {
  const found = (await rows()).find((row) => date.test(row.textContent));
  if (!found) throw new Error(`No row of ${date}`);
  return found;
}

describe('where each report is', () => {
  test('B44 six states, each in words and with an icon of its own', async () => {
    const context = { churchId: soweto, serviceId: firstService, date: '2026-01-09' };
    const draft = await openDraft(store, { form: 'church-attendance-report', ...context });
    await saveDraft(store, { ...draft, values: { ...draft.values, attendance: 118 } }, 7);
    await submit(store, 1, 342);
    await markSending(store.vault, [await submit(store, 2)], Date.now());
    await submit(store, 3);
    await applyResults(store.vault, [{ status: 'rejected', id: fixedId(3), problem }], moment);
    await submit(store, 4);
    await deliver(4, 'applied');
    await holdReport(store, conflictOn(5));

    await openApp(path);
    const expected: [RegExp, string[]][] = [
      [/9 Jan/, ['118', 'Draft', 'Not submitted yet', 'Continue counting']],
      [/1 Jan/, ['342', 'Saved on this device', 'Next to send']],
      [/2 Jan/, ['Sending…', 'Started']],
      [/3 Jan/, ['Needs attention', 'The service was renamed. Choose it again.', 'Fix report']],
      [/4 Jan/, ['Sent', 'Receipt GV-4']],
      [/5 Jan/, ['Conflict', 'Lerato Dlamini also submitted this.']],
    ];
    await waitFor(async () => expect(await rows()).toHaveLength(expected.length));
    const icons = new Set<string>();
    for (const [date, words] of expected) {
      const row = await rowOf(date);
      for (const word of words) expect(row.textContent).toContain(word);
      icons.add(row.querySelector('svg')?.innerHTML ?? '');
    }
    expect(icons.size).toBe(expected.length);
  });

  test('a held report waits for its church, in these words', async () => {
    await submit(store, 6);
    await deliver(6, 'held');
    await openApp(path);
    expect(await screen.findByText('Sent, waits for Soweto')).toBeTruthy();
    expect(screen.getByText('A church administrator decides about it.')).toBeTruthy();
  });

  test('the filter narrows to what waits, and an empty list says what it is for', async () => {
    await submit(store, 4);
    await deliver(4, 'applied');
    const address = await openApp(path);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    fireEvent.click(screen.getByRole('radio', { name: /Waiting/ }));
    expect(await screen.findByText('Nothing waiting')).toBeTruthy();
    expect(address()).toContain('show=waiting');
  });

  test('before anything has come to this device it does not say that there is nothing', async () => {
    const stream = must(await cursorOf(store.cache, 'stream'), 'the stream');
    await store.cache.cursor.put({ ...stream, asOf: 0 });
    await openApp(path);
    expect(await screen.findByText('Loading your reports…')).toBeTruthy();
    expect(screen.queryByText('No reports yet')).toBeNull();
    loseNetwork();
    expect(
      await screen.findByText('Your reports come as soon as there is a connection.'),
    ).toBeTruthy();
    await axeFindsNothing('nothing on this device yet');
    fireEvent.click(screen.getByRole('radio', { name: 'Waiting' }));
    expect(await screen.findByText('Nothing waiting')).toBeTruthy();
  });

  test('sent reports stand under their week, and every row opens', async () => {
    await submit(store, 4);
    await deliver(4, 'applied');
    const address = await openApp(path);
    const week = await screen.findByRole('region', { name: 'Week of 29 December 2025' });
    fireEvent.click(within(week).getByRole('button', { name: 'Soweto, First service' }));
    await waitFor(() => expect(address()).toContain('date=2026-01-04'));
    expect(address()).toContain('/apps/churches/submit-attendance-report');
  });

  test('beyond a hundred reports there is a way to the older ones', async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({
      ...conflictOn(5),
      id: fixedId(2000 + at),
      date: addDays('2025-06-01', at),
      openVersions: 0,
      authorIds: [thabo],
      authorNames: ['Thabo Nkosi'],
    }));
    for (const one of many) await holdReport(store, one);
    await openApp(path);
    await waitFor(async () => expect(await rows()).toHaveLength(100));
    fireEvent.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(async () => expect(await rows()).toHaveLength(101));
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  test('a tablet has the way back to counting', async () => {
    const address = await openApp(path);
    fireEvent.click(await screen.findByRole('link', { name: 'New report' }));
    await waitFor(() => expect(address()).toContain('/apps/churches/submit-attendance-report'));
  });

  test('nobody counted yet', async () => {
    await openApp(path);
    expect(await screen.findByText('No reports yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  });

  test('the badge counts what needs a person, and no normal waiting', async () => {
    await submit(store, 1);
    await submit(store, 3);
    await applyResults(store.vault, [{ status: 'rejected', id: fixedId(3), problem }], moment);
    await holdReport(store, conflictOn(5));
    await openApp(path);
    await rows();
    const link = (await screen.findAllByRole('link', { name: /My reports/ }))[0];
    await waitFor(() => expect(link?.textContent).toContain('2'));
  });
});

describe('what can be done', () => {
  test('"Fix report" opens the form with the values, under the same submission', async () => {
    await submit(store, 3, 97);
    await applyResults(store.vault, [{ status: 'rejected', id: fixedId(3), problem }], moment);
    const address = await openApp(path);
    fireEvent.click(await screen.findByRole('button', { name: /^Fix report/ }));
    const attendance = await screen.findByRole<HTMLInputElement>('spinbutton', {
      name: 'Attendance',
    });
    expect(attendance.value).toBe('97');
    expect(address()).toContain('date=2026-01-03');
    expect((await store.vault.drafts.toArray())[0]?.submissionId).toBe(fixedId(3));
  });

  test('"Send now" tries at once, and says why it did not work', async () => {
    await submit(store, 1);
    const tried = vi.fn(() => Promise.reject(new TypeError('No network')));
    vi.stubGlobal('fetch', tried);
    await openApp(path);
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send now' });
    await waitFor(() => expect(send.disabled).toBe(false));
    fireEvent.click(send);
    expect(await screen.findByText(/The server did not answer\./)).toBeTruthy();
    expect(tried).toHaveBeenCalled();
    expect(await store.vault.items.count()).toBe(1);
  });

  test('with no token left there is nothing that "Send now" could send', async () => {
    await submit(store, 1);
    await endSession(store.vault, thabo, 'expired');
    await store.vault.profiles.update(thabo, { submitGrant: null });
    await openApp(path);
    expect(await screen.findByText('Sign in again to send it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  });

  test('a draft is deleted only after it was named and asked for', async () => {
    const context = { churchId: soweto, serviceId: firstService, date: '2026-01-09' };
    const draft = await openDraft(store, { form: 'church-attendance-report', ...context });
    await saveDraft(store, { ...draft, values: { ...draft.values, attendance: 118 } }, 7);
    await openApp(path);
    fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Delete this report?' });
    expect(sheet.textContent).toContain('118 people');
    expect(await store.vault.drafts.count()).toBe(1);
    fireEvent.click(within(sheet).getByRole('button', { name: 'Delete report' }));
    expect(await screen.findByText('No reports yet')).toBeTruthy();
    expect(await store.vault.drafts.count()).toBe(0);
  });
});

describe('a change that the server refused, and that is no report', () => {
  const mail = { label: 'Mailbox', icon: 'mail', link: '/apps/mailbox', useRouter: true };

  beforeEach(async () => {
    const { vault, profile } = store;
    const [id, input, now] = [fixedId(30), { shortcut: mail }, new Date()];
    await queueItem(vault, { operation: addShortcut, id, input, profile, now });
    const why = { code: 'validation', message: 'This link leads nowhere' };
    await applyResults(vault, [{ status: 'rejected', id, problem: why }], moment);
  });

  test('is told with the reason where the badge leads, and waits again when tried again', async () => {
    await openApp(path);
    const section = await screen.findByRole('region', { name: 'Changes that were refused' });
    expect(section.textContent).toContain('Shortcut “Mailbox”');
    expect(section.textContent).toContain('Needs attention');
    expect(section.textContent).toContain('This link leads nowhere.');
    await axeFindsNothing('a refused change', section);
    const link = (await screen.findAllByRole('link', { name: /My reports/ }))[0];
    await waitFor(() => expect(link?.textContent).toContain('1'));
    fireEvent.click(within(section).getByRole('button', { name: /^Try again: Shortcut/ }));
    await waitFor(() => expect(section.isConnected).toBe(false));
    expect((await store.vault.items.get(fixedId(30)))?.args).toEqual({ shortcut: mail });
  });

  test('one that was done but for a part is not called refused', async () => {
    const [id, input, now] = [fixedId(32), { shortcut: { ...mail, label: 'Post' } }, new Date()];
    await queueItem(store.vault, {
      operation: addShortcut,
      id,
      input,
      profile: store.profile,
      now,
    });
    const why = { code: 'validation', message: '2 of 3 were not taken' };
    const partly = { status: 'conflict', id, problem: why, current: { refused: [] } } as const;
    await applyResults(store.vault, [partly], moment);
    await openApp(path);
    const title = 'Changes that were refused or done in part';
    const section = await screen.findByRole('region', { name: title });
    const ways = within(section).getAllByRole('button', { name: /^Try again/ });
    expect(ways.map((way) => way.getAttribute('aria-label'))).toEqual([
      'Try again: Shortcut “Mailbox”',
    ]);
  });

  test('issue 11.3: one that clashed leads to where both wishes stand', async () => {
    store = await signInHere(administrator);
    const id = fixedId(31);
    const edits = { name: { was: 'West', shallBe: 'East' } };
    const input: object = { id: fixedId(921), churchId: soweto, edits };
    await queueItem(store.vault, {
      operation: groupOperations.edit,
      id,
      input: input as never,
      profile: store.profile,
      now: new Date(),
    });
    const why = { code: 'conflict', message: 'Naledi Mokoena changed this' };
    const current = { clashes: [] };
    const clashed = { status: 'conflict', id, problem: why, current } as const;
    await applyResults(store.vault, [clashed], { now: 0, random: () => 0 });
    const address = await openApp(path);
    const choose = { name: 'Choose: The name of the group “West”' };
    fireEvent.click(await screen.findByRole('button', choose));
    await waitFor(() => expect(address()).toBe(`/apps/groups/${fixedId(921)}`));
    expect((await store.vault.items.get(id))?.state.kind).toBe('attention');
  });

  test('goes when it is discarded; what was sent does not show it', async () => {
    await openApp(path);
    await screen.findByRole('region', { name: 'Changes that were refused' });
    fireEvent.click(screen.getByRole('radio', { name: 'Sent' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Discard: Shortcut/ }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(await store.vault.items.count()).toBe(0);
  });
});
