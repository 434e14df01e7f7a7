// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import type { ReportVersion } from '#domain/attendance/entities.ts';
import { submitChurchReport, voidReport } from '#domain/attendance/operations.ts';
import type { Store } from '#store/database.ts';
import { type DraftContext, openDraft, type ReportDraft } from '#store/attendance/draft.ts';
import { draftOfReport } from '#store/attendance/report-draft.ts';
import { discardDraft } from '#store/drafts/discard-draft.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import { noteTyped } from '#store/drafts/typed.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import {
  forgetBrowser,
  freshBrowser,
  holdReport,
  openApp,
  secondService,
  signInHere,
  sunday,
  tshwane,
  tshwaneService,
  usherOfBoth,
} from '../../../../tests/support/app-page.tsx';
import {
  firstService,
  fixedId,
  lerato,
  report,
  soweto,
  thabo,
} from '../../../../tests/support/device.ts';
import { sentReport } from '../../../../tests/support/sent-report.ts';
import { moveDraft } from './move-draft.ts';

const due = '/apps/churches/submit-attendance-report';
const current = sentReport({ date: sunday });

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

function submitHere(serviceId = firstService, id = fixedId(1), date = sunday) {
  const input = { ...report(1, 55), date, serviceId };
  const { profile } = store;
  return queueItem(store.vault, {
    operation: submitChurchReport,
    id,
    input,
    profile,
    now: new Date(),
  });
}

async function holdVersions(): Promise<void> {
  const said = {
    ...report(1),
    reportId: current.id,
    receivedAt: current.receivedAt,
    basedOn: null,
    capturedAt: current.receivedAt,
    clockSkewSeconds: null,
  };
  const version = (id: number, attendance: number, by: string, state: ReportVersion['state']) => ({
    ...said,
    id: fixedId(id),
    attendance,
    authorIds: [by],
    authorNames: [by === thabo ? 'Thabo Nkosi' : 'Lerato Dlamini'],
    state,
    _scopes: ['tenant'],
    _generation: 1,
  });
  const versions = [version(701, 331, thabo, 'standing'), version(702, 342, lerato, 'open')];
  await store.cache.reportVersion.bulkPut(versions);
}

const form = () => screen.findByRole('spinbutton', { name: 'Attendance' });
const attendance = async () => (await form()).getAttribute('value');

const hours = (many: number) => many * 3_600_000;

describe('issue 10.18: the form opens the next service not yet reported', () => {
  test('the second, once the first is with the server', async () => {
    await holdReport(store, current);
    await openApp(due);
    await form();
    expect(screen.getByText('Soweto · Second service, 10:30')).toBeTruthy();
    expect(screen.queryByText('This service has a report.')).toBeNull();
  });

  test('the second, once the first waits on this device', async () => {
    await submitHere();
    await openApp(due);
    await form();
    expect(screen.getByText('Soweto · Second service, 10:30')).toBeTruthy();
  });

  test('the first, when its deletion waits', async () => {
    await holdReport(store, current);
    const { churchId, groupId, serviceId, date, id } = current;
    const basedOn = current.standingVersionId;
    await queueItem(store.vault, {
      operation: voidReport,
      id: fixedId(2),
      input: { id, basedOn, reason: null, churchId, groupId, serviceId, date },
      profile: store.profile,
      now: new Date(),
    });
    await openApp(due);
    await form();
    expect(screen.getByText('Soweto · First service, 08:00')).toBeTruthy();
  });

  test('a report that is being changed', async () => {
    await holdReport(store, current);
    await draftOfReport(store, current.id);
    await openApp(due);
    expect((await form()).getAttribute('value')).toBe('331');
  });

  test('the first with its notice, when none is left', async () => {
    await holdReport(store, current);
    await submitHere(secondService);
    await openApp(due);
    expect(await screen.findByText(/331 people, sent by Thabo Nkosi/)).toBeTruthy();
  });
});

describe('the form goes on with what was typed last', () => {
  const lastMonth = '2026-10-25';

  async function typed(age: number, place: Partial<DraftContext> = {}): Promise<ReportDraft> {
    const context = { churchId: soweto, serviceId: secondService, date: lastMonth, ...place };
    const draft = await openDraft(store, { form: churchAttendanceReport.id, ...context });
    const typedAt = Date.now() - age;
    return { ...draft, typedAt, values: { ...draft.values, attendance: 58 } };
  }

  test('also of another service, on a day long past', async () => {
    await saveDraft(store, await typed(hours(1)));
    await openApp(due);
    expect(await attendance()).toBe('58');
    expect(screen.getByText('Soweto · Second service, 10:30')).toBeTruthy();
    expect(screen.getByRole('button', { name: /25 October/ })).toBeTruthy();
  });

  test('also on the home page of who only counts', async () => {
    await saveDraft(store, await typed(hours(1)));
    await openApp('/pages/profile/dashboard');
    expect(await attendance()).toBe('58');
  });

  test('also where it was never saved: the browser was killed between the key press and its save', async () => {
    const draft = await typed(hours(1));
    noteTyped(store.vault, draft);
    await waitFor(async () => expect(await store.vault.typed.get(draft.key)).toBeTruthy());
    await openApp(due);
    expect(await attendance()).toBe('58');
  });

  test('also where that was taken out and typed anew, and the browser was killed before the last save', async () => {
    const draft = await typed(hours(1));
    const cleared = { ...draft, values: { ...draft.values, attendance: null } };
    await saveDraft(store, cleared);
    noteTyped(store.vault, { ...draft, typedAt: Date.now() });
    await waitFor(async () => expect(await store.vault.typed.get(draft.key)).toBeTruthy());
    await openApp(due);
    expect(await attendance()).toBe('58');
  });

  test('a day later it opens on what is due', async () => {
    await saveDraft(store, await typed(hours(13)));
    await openApp(due);
    expect(await attendance()).toBe('');
    expect(screen.getByText('Soweto · First service, 08:00')).toBeTruthy();
  });

  test('nor with what was typed by a clock that was a year ahead', async () => {
    await saveDraft(store, await typed(hours(-365 * 24)));
    await openApp(due);
    expect(await attendance()).toBe('');
  });

  test('nor where every number was taken out again: it would look like what is due', async () => {
    const draft = await typed(hours(1));
    await saveDraft(store, { ...draft, values: { ...draft.values, attendance: null } });
    await openApp(due);
    await form();
    expect(screen.getByText('Soweto · First service, 08:00')).toBeTruthy();
  });

  test('once it is submitted, it opens on what is due', async () => {
    const draft = await typed(hours(1));
    await saveDraft(store, draft);
    await submitHere(secondService, draft.submissionId, lastMonth);
    await discardDraft(store, draft.key);
    await openApp(due);
    expect(await attendance()).toBe('');
    expect(screen.getByText('Soweto · First service, 08:00')).toBeTruthy();
  });

  test('a report that was opened for a change and left as it was is not gone on with', async () => {
    const past = sentReport({ date: lastMonth });
    await holdReport(store, past);
    await draftOfReport(store, past.id);
    await openApp(due);
    expect(await attendance()).toBe('');
    expect(screen.getByText('Soweto · First service, 08:00')).toBeTruthy();
  });

  test('what was moved to another service is gone on with there', async () => {
    const draft = await typed(hours(1));
    await saveDraft(store, draft);
    const to = { churchId: soweto, serviceId: firstService, date: '2026-10-18' };
    await moveDraft(draft, { form: churchAttendanceReport.id, ...to });
    await openApp(due);
    expect(await attendance()).toBe('58');
    expect(screen.getByRole('button', { name: /18 October/ })).toBeTruthy();
  });

  test('one that is asked for is opened, whatever was typed', async () => {
    await saveDraft(store, await typed(hours(1)));
    await openApp(`${due}?church=${soweto}&service=${firstService}&date=${sunday}`);
    expect(await attendance()).toBe('');
  });

  test('another church that is asked for opens on what is due there', async () => {
    await saveDraft(store, await typed(hours(1)));
    await openApp(`${due}?church=${tshwane}`);
    expect(await attendance()).toBe('');
    expect(screen.getByText(/^Tshwane · /)).toBeTruthy();
  });

  test('of a church that is lost it is in My reports alone', async () => {
    await forgetBrowser();
    freshBrowser();
    store = await signInHere(usherOfBoth.slice(0, 1));
    await saveDraft(store, await typed(hours(1), { churchId: tshwane, serviceId: tshwaneService }));
    await openApp(due);
    expect(await attendance()).toBe('');
    expect(screen.getByText('Soweto · First service, 08:00')).toBeTruthy();
  });
});

async function openPart(name: RegExp): Promise<HTMLElement> {
  await form();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  const sheet = await screen.findByRole('dialog');
  fireEvent.click(within(sheet).getByRole('button', { name }));
  return sheet;
}

describe('issue 10.18: the sheet marks what is reported', () => {
  test('services, with the weekday they are due', async () => {
    await holdReport(store, current);
    await openApp(due);
    const sheet = await openPart(/^Service/);
    const reported = await within(sheet).findByText('Sunday 22 November · Reported');
    expect(reported.closest('label')?.textContent).toContain('First service, 08:00');
    const open = within(sheet).getByText('Sunday 22 November · Not reported yet');
    expect(open.closest('label')?.textContent).toContain('Second service, 10:30');
  });

  test('days of the service, sent and waiting', async () => {
    await holdReport(store, { ...current, date: '2026-11-15' });
    await submitHere();
    await openApp(`${due}?church=${soweto}&service=${firstService}&date=${sunday}`);
    const sheet = await openPart(/^Date/);
    for (const day of ['Sunday 15 November, reported', 'Sunday 22 November, reported']) {
      expect(await within(sheet).findByRole('button', { name: day })).toBeTruthy();
    }
    expect(within(sheet).getByRole('button', { name: 'Sunday 8 November' })).toBeTruthy();
  });
});

describe('issue 10.18: two people reported the service', () => {
  test('both numbers and the way to the conflict', async () => {
    await holdReport(store, { ...current, openVersions: 1, authorIds: [thabo, lerato] });
    await holdVersions();
    await openApp(`${due}?church=${soweto}&service=${firstService}&date=${sunday}`);
    await screen.findByText('Two people reported this service: 331 and 342.');
    expect(screen.queryByText(/takes its place/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.textContent).toContain('Two reports for the same service'));
    expect(await within(sheet).findByRole('button', { name: 'Keep mine (331)' })).toBeTruthy();
  });
});
