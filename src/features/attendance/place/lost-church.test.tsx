// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '#store/database.ts';
import { openDraft } from '#store/attendance/draft.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import {
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
  sunday,
  tshwane,
  tshwaneService,
} from '../../../../tests/support/app-page.tsx';
import { firstService, soweto } from '../../../../tests/support/device.ts';

const form = 'church-attendance-report';
const first = { form, churchId: soweto, serviceId: firstService, date: sunday } as const;
const search = new URLSearchParams({ church: soweto, service: firstService, date: sunday });
const path = `/apps/churches/submit-attendance-report?${search}`;

let store: Store;

/** Counted at Soweto; then the church and its services leave the device. */
beforeEach(async () => {
  freshBrowser();
  store = await signInHere([
    { role: 'Usher', scope: 'church', scopeId: tshwane, churchIds: [tshwane] },
  ]);
  const fresh = await openDraft(store, first);
  const names = { church: 'Soweto', service: 'First service' };
  await saveDraft(store, { ...fresh, names, values: { ...fresh.values, attendance: 96 } });
  await store.cache.church.delete(soweto);
  await store.cache.service.where({ churchId: soweto }).delete();
});
afterEach(forgetBrowser);

const attendance = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Attendance' });

describe('issue 10.33: a draft of a church that is no longer one’s own', () => {
  test('shows its numbers and whose they are', async () => {
    await openApp(path);
    expect((await attendance()).value).toBe('96');
    expect(await screen.findByText(/Soweto is no longer yours to count/)).toBeTruthy();
    expect(screen.queryByText(/has no services yet/)).toBeNull();
  });

  test('can be moved to another church', async () => {
    await openApp(path);
    await attendance();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    const sheet = await screen.findByRole('dialog');
    fireEvent.click(within(sheet).getByRole('button', { name: /^Church/ }));
    fireEvent.click(await within(sheet).findByRole('radio', { name: 'Tshwane' }));
    await screen.findByText('Tshwane · First service, 09:00');
    const there = { ...first, churchId: tshwane, serviceId: tshwaneService };
    await waitFor(async () => expect((await openDraft(store, there)).values.attendance).toBe(96));
  });

  test('can be submitted, which is asked about, for an administrator to decide', async () => {
    await openApp(path);
    await attendance();
    fireEvent.click(screen.getByRole('button', { name: 'Submit report' }));
    const asked = await screen.findByRole('dialog', { name: 'Submit anyway?' });
    expect(asked.textContent).toContain('a church administrator decides about it');
    fireEvent.click(within(asked).getByRole('button', { name: 'Submit anyway' }));
    await waitFor(async () => expect(await store.vault.items.count()).toBe(1));
  });

  test('can be saved as a file from My reports, with every number', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:draft';
    });
    await openApp('/apps/churches/my-reports');
    fireEvent.click(await screen.findByRole('button', { name: /^More: Soweto, First service/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Save as a file' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.text())?.trim().split('\r\n');
    expect(lines?.slice(1)).toEqual([
      'Church,Soweto',
      'Service,First service',
      'Attendance,96',
      'State,"Draft, not submitted"',
    ]);
  });

  test('is named in My reports as it was', async () => {
    await openApp('/apps/churches/my-reports');
    expect(await screen.findByText('Soweto, First service')).toBeTruthy();
  });
});
