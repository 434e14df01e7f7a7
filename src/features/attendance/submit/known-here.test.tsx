// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { submitChurchReport, voidReport } from '#domain/attendance/operations.ts';
import { draftFor, draftKey, openDraft } from '#store/attendance/draft.ts';
import type { Store } from '#store/database.ts';
import { applyResults } from '#store/outbox/deliveries.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import { holdDraft } from '#store/drafts/hold-draft.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import {
  forgetBrowser,
  freshBrowser,
  holdReport,
  openApp,
  signInHere,
  sunday,
} from '../../../../tests/support/app-page.tsx';
import { firstService, fixedId, report, soweto, thabo } from '../../../../tests/support/device.ts';
import { sentReport } from '../../../../tests/support/sent-report.ts';

const due = '/apps/churches/submit-attendance-report';
const path = `${due}?church=${soweto}&service=${firstService}&date=${sunday}`;
const form = 'church-attendance-report';
const first = { form, churchId: soweto, serviceId: firstService, date: sunday } as const;
const current = sentReport({ date: sunday });

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

function submitHere(attendance: number, id = fixedId(1)) {
  const input = { ...report(1, attendance), date: sunday };
  const now = new Date();
  return queueItem(store.vault, {
    operation: submitChurchReport,
    id,
    input,
    profile: store.profile,
    now,
  });
}

const draftNow = async () => (await draftFor(store, first)) ?? undefined;
const shown = async () =>
  (await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Attendance' })).value;

describe('issue 10.36: the form knows what waits on this device', () => {
  test('a report that waits is named, and "Change it" starts from its numbers, under its id', async () => {
    await submitHere(55);
    await openApp(path);
    expect(await screen.findByText(/55 people, saved on this device, not sent yet/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
    await waitFor(async () => expect(await shown()).toBe('55'));
    expect((await store.vault.drafts.toArray()).map(({ submissionId }) => submissionId)).toEqual([
      fixedId(1),
    ]);
  });

  test('what is counted anew beside it is based on what waits', async () => {
    await submitHere(55);
    await openApp(path);
    await screen.findByText(/55 people/);
    const attendance = await screen.findByRole('spinbutton', { name: 'Attendance' });
    fireEvent.change(attendance, { target: { value: '60' } });
    await waitFor(async () => expect((await draftNow())?.basedOn).toBe(fixedId(1)));
  });

  test('one that arrived and was not pulled yet is named too', async () => {
    await submitHere(55);
    const output = { receiptNumber: 'GV-1' };
    const result = { status: 'applied', id: fixedId(1), output, epoch: 'one', v: 1 } as const;
    await applyResults(store.vault, [result], { now: 5, random: () => 0 });
    await openApp(path);
    expect(await screen.findByText(/55 people, sent from this device/)).toBeTruthy();
  });

  test('a sent service has a "Change it" that starts from its numbers', async () => {
    await holdReport(store, current);
    await openApp(path);
    expect(await screen.findByText(/331 people, sent by Thabo Nkosi/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
    await waitFor(async () => expect(await shown()).toBe('331'));
    expect((await store.vault.drafts.toArray())[0]?.basedOn).toBe(fixedId(701));
  });

  test('once its deletion waits, the service has no report', async () => {
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
    await openApp(path);
    await shown();
    await waitFor(() => expect(screen.queryByText('This service has a report.')).toBeNull());
  });

  test('a second tab shows what the first counts, and after its submission no draft any more', async () => {
    const held = holdDraft(draftKey(thabo, first), navigator.locks, () => undefined);
    const fresh = await openDraft(store, first);
    const counted = (attendance: number) =>
      saveDraft(store, { ...fresh, values: { ...fresh.values, attendance } });
    await counted(54);
    await openApp(path);
    await waitFor(async () => expect(await shown()).toBe('54'));
    await counted(55);
    await waitFor(async () => expect(await shown()).toBe('55'));
    await submitHere(55, fresh.submissionId);
    await waitFor(async () => expect(await shown()).toBe(''));
    expect(await screen.findByText(/55 people, saved on this device/)).toBeTruthy();
    expect(screen.queryByText(/^Draft, saved/)).toBeNull();
    held.release();
  });
});
