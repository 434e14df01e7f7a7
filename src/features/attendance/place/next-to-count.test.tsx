// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReportVersion } from '#domain/attendance/entities.ts';
import { submitChurchReport, voidReport } from '#domain/attendance/operations.ts';
import type { Store } from '#store/database.ts';
import { openDraft } from '#store/attendance/draft.ts';
import { draftOfReport } from '#store/attendance/report-draft.ts';
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

const due = '/apps/churches/submit-attendance-report';
const current = sentReport({ date: sunday });

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

function submitHere(serviceId = firstService, id = fixedId(1)) {
  const input = { ...report(1, 55), date: sunday, serviceId };
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

  test('what is counted today, on a day on which no service is due', async () => {
    vi.setSystemTime('2026-11-23T08:00:00Z');
    const context = { churchId: soweto, serviceId: firstService, date: '2026-11-23' };
    const draft = await openDraft(store, { form: 'church-attendance-report', ...context });
    await saveDraft(store, { ...draft, values: { ...draft.values, attendance: 58 } }, 7);
    await openApp(due);
    expect((await form()).getAttribute('value')).toBe('58');
  });

  test('what was typed today and never saved: the browser was killed between the key press and its save', async () => {
    vi.setSystemTime('2026-11-23T08:00:00Z');
    const context = { churchId: soweto, serviceId: firstService, date: '2026-11-23' };
    const draft = await openDraft(store, { form: 'church-attendance-report', ...context });
    noteTyped(store.vault, {
      ...draft,
      typedAt: Date.now(),
      values: { ...draft.values, attendance: 59 },
    });
    await openApp(due);
    await waitFor(async () => expect((await form()).getAttribute('value')).toBe('59'));
  });

  test('the first with its notice, when none is left', async () => {
    await holdReport(store, current);
    await submitHere(secondService);
    await openApp(due);
    expect(await screen.findByText(/331 people, sent by Thabo Nkosi/)).toBeTruthy();
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
