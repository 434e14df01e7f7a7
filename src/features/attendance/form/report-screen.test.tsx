// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '#store/database.ts';
import { openDraft, draftFor, draftKey } from '#store/attendance/draft.ts';
import { draftOfItem } from '#store/attendance/my-reports/mend-item.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import { holdDraft } from '#store/drafts/hold-draft.ts';
import { noteTyped } from '#store/drafts/typed.ts';
import type { PolicyChoices } from '#domain/churches/policy-choices.ts';
import { usualPolicy } from '#domain/churches/policy-numbers.ts';
import { must } from '#domain/must.ts';
import {
  forgetBrowser,
  freshBrowser,
  held as asSynced,
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
import { firstService, fixedId, report, soweto, thabo } from '../../../../tests/support/device.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { rememberContext } from '../place/remembered-context.ts';

const form = 'church-attendance-report';
const submitPath = '/apps/churches/submit-attendance-report';
const first = { form, churchId: soweto, serviceId: firstService, date: sunday } as const;

let store: Store;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

const counter = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name });

async function count(counts: Record<string, number | string>): Promise<void> {
  for (const [name, value] of Object.entries(counts)) {
    fireEvent.change(await counter(name), { target: { value: String(value) } });
  }
}

function submit() {
  fireEvent.click(screen.getByRole('button', { name: 'Submit report' }));
}

const draftNow = async () => (await draftFor(store, first)) ?? undefined;

const pad = () => screen.findByRole('dialog');

/** Names of the counts on the form, in the order of the Tab key. */
const askedHere = () =>
  screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ labels }) => labels?.[0]?.textContent);
const holdPolicy = (choices: Partial<PolicyChoices>) =>
  store.cache.reportPolicy.bulkPut(
    asSynced([{ ...usualPolicy, ...choices, id: fixedId(91), churchId: soweto }]),
  );

describe('opening', () => {
  test('the report that is due opens: first church, first service, last Sunday', async () => {
    await openApp('/pages/profile/dashboard');
    await counter('Attendance');
    expect(screen.getByText('Soweto · First service, 08:00')).toBeTruthy();
    expect(screen.getByText('Sunday 22 November 2026')).toBeTruthy();
  });

  test('the device remembers the church and the service that it counts', async () => {
    rememberContext({ churchId: soweto, serviceId: secondService });
    await openApp(submitPath);
    expect(await screen.findByText('Soweto · Second service, 10:30')).toBeTruthy();
  });

  test('a device that never synced says what it needs', async () => {
    await store.cache.church.clear();
    await store.cache.cursor.clear();
    loseNetwork();
    await openApp(submitPath);
    expect(await screen.findByText('Not saved on this device')).toBeTruthy();
    expect(await screen.findByText('You’re offline.')).toBeTruthy();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

describe('counting', () => {
  test('keys count, each total is checked politely, and the next step is said', async () => {
    await openApp(submitPath);
    await count({ Attendance: 342, Males: 154 });
    fireEvent.change(await counter('Females'), { target: { value: '179' } });
    fireEvent.click(screen.getByRole('button', { name: 'One more: Females' }));
    const gender = screen.getByRole('region', { name: 'By gender' });
    const check = within(gender).getByRole('status');
    const said = (words: string) => waitFor(() => expect(check.textContent).toBe(words));
    await said('334 of 342, 8 people still to count');
    expect(screen.getByText('Add 8 to Males or Females, or change the attendance.')).toBeTruthy();
    await count({ Females: 188 });
    await said('342 of 342, matches attendance');
  });

  test('what is counted is kept as a draft, said with its time, and opens again', async () => {
    await openApp(submitPath);
    await count({ Attendance: 118 });
    expect(await screen.findByText(/^Draft · saved on this device \d\d:41$/)).toBeTruthy();
    expect((await draftNow())?.values.attendance).toBe(118);
    await waitFor(() => expect(screen.getByText('Ready to submit.')).toBeTruthy());
    cleanup();
    await openApp(submitPath);
    expect((await counter('Attendance')).value).toBe('118');
  });

  test('B43 pasted nonsense is refused with a sentence, and nothing is lost', async () => {
    await openApp(submitPath);
    await count({ Attendance: 90, Adults: 60 });
    await count({ Adults: 'sixty-one' });
    const adults = await counter('Adults');
    expect(adults.getAttribute('aria-invalid')).toBe('true');
    expect(adults.value).toBe('sixty-one');
    await waitFor(async () => expect((await draftNow())?.values.attendance).toBe(90));
    submit();
    expect(await screen.findByText('One thing to fix')).toBeTruthy();
    expect((await draftNow())?.values).toMatchObject({ attendance: 90, adults: 60 });
    expect(await store.vault.items.count()).toBe(0);
  });
});

describe('S3-018 what the policy of the church asks', () => {
  test('a count that is not asked is neither on the form nor on the number pad, and is sent as not counted', async () => {
    await holdPolicy({ asksGender: false });
    await openApp(submitPath);
    await count({ Attendance: 40, Adults: 30, Children: 6 });
    expect(askedHere()).toEqual(['Attendance', 'Adults', 'Children', 'Teens']);
    fireEvent.click(await counter('Children'));
    fireEvent.click(within(await pad()).getByRole('button', { name: 'Next: Teens' }));
    await waitFor(async () => expect((await pad()).textContent).toContain('13 to 19'));
    expect(within(await pad()).queryByRole('button', { name: /^Next/ })).toBeNull();
    fireEvent.click(within(await pad()).getByRole('button', { name: '4' }));
    fireEvent.click(within(await pad()).getByRole('button', { name: 'Done' }));
    await screen.findByText('Ready to submit.');
    submit();
    await screen.findByRole('dialog', { name: 'Saved on this device' });
    const [item] = await store.vault.items.toArray();
    expect(item?.args).toMatchObject({ attendance: 40, teens: 4, males: null, females: null });
  });

  test('a count that was entered stays on the form, also while it is typed anew', async () => {
    await holdPolicy({ asksAges: false, asksGender: false });
    const kept = await openDraft(store, first);
    await saveDraft(store, { ...kept, values: { ...kept.values, attendance: 40, males: 17 } });
    await openApp(submitPath);
    expect((await counter('Males')).value).toBe('17');
    expect(askedHere()).toEqual(['Attendance', 'Males', 'Females']);
    await count({ Males: '' });
    await waitFor(async () => expect((await draftNow())?.values.males).toBeNull());
    await count({ Males: 18, Females: 22 });
    await waitFor(async () =>
      expect((await draftNow())?.values).toMatchObject({ males: 18, females: 22 }),
    );
  });

  test('a policy that arrives takes away what is blank, and not what is typed', async () => {
    await openApp(submitPath);
    await count({ Males: 'some' });
    await holdPolicy({ asksAges: false, asksGender: false });
    await waitFor(() => expect(askedHere()).toEqual(['Attendance', 'Males', 'Females']));
    expect((await counter('Males')).value).toBe('some');
  });
});

describe('submitting', () => {
  test('B43 a stop takes the focus, leads to its field, and keeps what was counted', async () => {
    await openApp(submitPath);
    await count({ Adults: 60 });
    submit();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const link = within(summary).getByRole('link', { name: /Enter the attendance/ });
    fireEvent.click(link);
    expect(document.activeElement).toBe(await counter('Attendance'));
    expect((await counter('Adults')).value).toBe('60');
    expect(await store.vault.items.count()).toBe(0);
  });

  test('totals that differ are asked about with the difference; "Keep counting" submits nothing', async () => {
    await openApp(submitPath);
    await count({ Attendance: 342, Males: 154, Females: 180 });
    submit();
    const sheet = await screen.findByRole('dialog', { name: 'Submit anyway?' });
    expect(sheet.textContent).toContain(
      'add up to 334, but attendance is 342. 8 people are missing',
    );
    fireEvent.click(within(sheet).getByRole('button', { name: 'Keep counting' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(snackbars.current()?.text).toBe('Not submitted yet');
    expect(await store.vault.items.count()).toBe(0);
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Submit anyway' }));
    const saved = await screen.findByRole('dialog', { name: 'Saved on this device' });
    expect(saved.textContent).toContain('It is next to be sent');
    expect(await store.vault.items.count()).toBe(1);
  });

  test('without a network the report is kept, the draft closes, and the next service is offered', async () => {
    await openApp(submitPath);
    await count({ Attendance: 96 });
    await waitFor(async () => expect(await draftNow()).toBeDefined());
    const { submissionId } = must(await draftNow(), 'the draft');
    submit();
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.textContent).toContain('Saved on this device'));
    expect(sheet.textContent).toContain('96 people, First service.');
    const item = must(await store.vault.items.get(submissionId), 'the item');
    expect(item.args).toMatchObject({ attendance: 96, date: sunday, churchId: soweto });
    expect(await draftNow()).toBeUndefined();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Count the next service' }));
    expect(await screen.findByText('Soweto · Second service, 10:30')).toBeTruthy();
  });

  test('issue 14: a report that stands is changed with a reason, tapped or written; without one nothing is sent', async () => {
    const kept = await openDraft(store, first);
    await saveDraft(store, { ...kept, basedOn: fixedId(702) });
    await openApp(submitPath);
    await count({ Attendance: 98 });
    submit();
    const sheet = await screen.findByRole('dialog', { name: 'Why do you change it?' });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Submit the change' }));
    const reason = within(sheet).getByRole('textbox', { name: 'Reason of the change' });
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(sheet.textContent).toContain('Say in a few words why');
    expect(await store.vault.items.count()).toBe(0);
    await axeFindsNothing('the reason of a change');
    const often = within(sheet).getByRole('button', { name: 'Counted again' });
    fireEvent.click(often);
    expect(reason).toHaveProperty('value', 'Counted again');
    expect(often.getAttribute('aria-pressed')).toBe('true');
    expect(sheet.textContent).not.toContain('Say in a few words why');
    fireEvent.change(reason, { target: { value: ' The tent was left out ' } });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Submit the change' }));
    await screen.findByRole('dialog', { name: 'Saved on this device' });
    const [item] = await store.vault.items.toArray();
    expect(item?.args).toMatchObject({
      attendance: 98,
      basedOn: fixedId(702),
      reason: 'The tent was left out',
    });
    // Opened again before it was sent, it still has its reason.
    const again = await draftOfItem(store, must(item, 'the item').id);
    expect(again).toMatchObject({ reason: 'The tent was left out' });
  });

  test('a service that did not take place needs a reason, and sends no numbers', async () => {
    await openApp(submitPath);
    await count({ Attendance: 12 });
    fireEvent.click(screen.getByRole('button', { name: 'The service did not take place' }));
    submit();
    expect(await screen.findByRole('alert')).toBeTruthy();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Why?' }), {
      target: { value: 'Water outage' },
    });
    submit();
    await waitFor(async () => expect(await store.vault.items.count()).toBe(1));
    const [item] = await store.vault.items.toArray();
    expect(item?.args).toMatchObject({
      didNotMeet: true,
      didNotMeetReason: 'Water outage',
      attendance: null,
    });
    expect((await screen.findByRole('dialog')).textContent).toContain('Did not take place');
  });
});

describe('what changed meanwhile', () => {
  test('a second tab is read-only until the person continues there', async () => {
    const held = holdDraft(draftKey(thabo, first), navigator.locks, () => undefined);
    await openApp(submitPath);
    expect(await screen.findByText('This report is open in another tab.')).toBeTruthy();
    expect((await counter('Attendance')).readOnly).toBe(true);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit report' });
    expect(button.disabled).toBe(true);
    const kept = await openDraft(store, first);
    await saveDraft(store, { ...kept, values: { ...kept.values, attendance: 77 } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    await waitFor(async () => expect((await counter('Attendance')).readOnly).toBe(false));
    await waitFor(async () => expect((await counter('Attendance')).value).toBe('77'));
    held.release();
  });

  test('A03 issue 10.34: what is typed before the browser answers whose draft it is stays newest', async () => {
    const kept = await openDraft(store, first);
    noteTyped(store.vault, {
      ...kept,
      typedAt: Date.now(),
      values: { ...kept.values, attendance: 61 },
    });
    const asked = Promise.withResolvers<void>();
    const { request } = navigator.locks;
    vi.spyOn(navigator.locks, 'request').mockImplementation(async (...args: unknown[]) => {
      await asked.promise;
      return Reflect.apply(request, navigator.locks, args);
    });
    const saved: unknown[] = [];
    const watched = liveQuery(draftNow).subscribe((now) => saved.push(now?.values.attendance));
    await openApp(submitPath);
    await waitFor(async () => expect((await counter('Attendance')).value).toBe('61'));
    await count({ Attendance: 62 });
    await waitFor(() => expect(saved.at(-1)).toBe(62));
    await act(async () => asked.resolve());
    await count({ Males: 5 });
    await waitFor(async () => expect((await draftNow())?.values.males).toBe(5));
    watched.unsubscribe();
    expect(saved).not.toContain(61);
  });

  test('A03 issue 10.34: nothing reads what is typed while this tab counts', async () => {
    await openApp(submitPath);
    await count({ Attendance: 61 });
    const read = vi.spyOn(store.vault.typed, 'get');
    await count({ Attendance: 62 });
    await waitFor(async () => expect((await draftNow())?.values.attendance).toBe(62));
    await count({ Males: 5 });
    await waitFor(async () => expect((await draftNow())?.values.males).toBe(5));
    expect(read).not.toHaveBeenCalled();
  });

  test('a second tab can look at another service; what the first one counts stays with that', async () => {
    const kept = await openDraft(store, first);
    await saveDraft(store, { ...kept, values: { ...kept.values, attendance: 77 } });
    const held = holdDraft(draftKey(thabo, first), navigator.locks, () => undefined);
    await openApp(submitPath);
    await screen.findByText('This report is open in another tab.');
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    const sheet = await screen.findByRole('dialog');
    fireEvent.click(within(sheet).getByRole('button', { name: /^Service/ }));
    fireEvent.click(await within(sheet).findByRole('radio', { name: /^Second service/ }));
    expect(await screen.findByText('Soweto · Second service, 10:30')).toBeTruthy();
    await waitFor(async () => expect((await counter('Attendance')).readOnly).toBe(false));
    expect((await counter('Attendance')).value).toBe('');
    expect((await draftNow())?.values.attendance).toBe(77);
    held.release();
  });

  test('what is counted goes along with another service, and nothing is typed before it has', async () => {
    await openApp(submitPath);
    await count({ Attendance: 96 });
    fireEvent.click(screen.getByRole('button', { name: /^Service/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Choose the service' });
    fireEvent.click(await within(sheet).findByRole('radio', { name: /^Second service/ }));
    // Still before the form of the first service, which takes no number that would stay behind.
    expect(sheet.isConnected).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/^Soweto · First service/)).toBeNull();
    expect(await screen.findByText('Soweto · Second service, 10:30')).toBeTruthy();
    await waitFor(async () => expect((await counter('Attendance')).value).toBe('96'));
    expect((await draftNow())?.values.attendance ?? null).toBeNull();
  });

  test('a removed service says so, keeps the numbers, and stops the report', async () => {
    await openApp(submitPath);
    await count({ Attendance: 96 });
    await store.cache.service.update(firstService, { status: 'removed' });
    expect(
      await screen.findByText('First service was removed. Choose another service.'),
    ).toBeTruthy();
    expect((await counter('Attendance')).value).toBe('96');
    submit();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await store.vault.items.count()).toBe(0);
  });

  test('a church that is lost says so and keeps the numbers; another one takes them', async () => {
    await openApp(submitPath);
    await count({ Attendance: 96 });
    await waitFor(async () => expect((await draftNow())?.values.attendance).toBe(96));
    await store.vault.profiles.update(thabo, {
      grants: [{ role: 'Usher', scope: 'church', scopeId: tshwane, churchIds: [tshwane] }],
    });
    expect(await screen.findByText(/Soweto is no longer yours to count/)).toBeTruthy();
    expect((await counter('Attendance')).value).toBe('96');
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    const sheet = await screen.findByRole('dialog');
    fireEvent.click(within(sheet).getByRole('button', { name: /^Church/ }));
    fireEvent.click(await within(sheet).findByRole('radio', { name: 'Tshwane' }));
    // Shown there, it is kept there, and the device remembers the church.
    expect(await screen.findByText('Tshwane · First service, 09:00')).toBeTruthy();
    await waitFor(async () => expect((await counter('Attendance')).value).toBe('96'));
    const there = { ...first, churchId: tshwane, serviceId: tshwaneService };
    expect((await openDraft(store, there)).values.attendance).toBe(96);
  });

  test('a report that stands already is named before the first count', async () => {
    const { basedOn: _, ...values } = report(1, 331);
    await holdReport(store, {
      ...values,
      date: sunday,
      id: fixedId(700),
      kind: 'church',
      serviceName: 'First service',
      occurrence: 1,
      standingVersionId: fixedId(701),
      authorIds: [fixedId(912)],
      authorNames: ['Lerato Dlamini'],
      openVersions: 0,
      decision: null,
      status: 'submitted',
      unusual: false,
      receiptNumber: 'GV-7',
      receivedAt: '2026-11-22T07:00:00.000Z',
    });
    await openApp(`${submitPath}?church=${soweto}&service=${firstService}&date=${sunday}`);
    const banner = await screen.findByText(/331 people, sent by Lerato Dlamini/);
    expect(banner).toBeTruthy();
    await count({ Attendance: 340 });
    await waitFor(async () => expect((await draftNow())?.basedOn).toBe(fixedId(701)));
  });
});
