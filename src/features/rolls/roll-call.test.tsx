// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { type MemberRole, usualRoles } from '#domain/groups/member-roles.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import type { Grant } from '#domain/permissions.ts';
import { wholeRow } from '#domain/register/register.ts';
import type { Lists } from '#domain/rolls/marks.ts';
import { rolls } from '#domain/rolls/rolls.ts';
import { draftFor, openDraft } from '#store/attendance/draft.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import { databases, type Store } from '#store/database.ts';
import { rollDraftOf } from '#store/rolls/roll-draft.ts';
import { reportsNeedingMe } from '#store/attendance/my-reports/needing-me.ts';
import { myReports } from '#store/attendance/my-reports/my-reports.ts';
import {
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../tests/support/device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';

const cell = fixedId(931);
const cellType = fixedId(932);
const meetingService = fixedId(933);
/** The last Wednesday before the Sunday of these tests. */
const date = '2026-11-18';
const meeting = { groupId: cell, churchId: soweto, serviceId: meetingService, date };
const path = `/apps/groups/${cell}/roll`;

const leader: Grant[] = [{ role: 'Group Leader', scope: 'group', scopeId: cell, churchIds: [] }];

const names = [
  'Bongani Ndlovu',
  'Kagiso Molefe',
  'Lerato Dlamini',
  'Naledi Mokoena',
  'Themba Dube',
];
const people = names.map((name, at) => personOf(soweto, name, { id: fixedId(950 + at) }));
const idOf = (name: string) => must(people[names.indexOf(name)] as Person | undefined, name).id;

let store: Store;
beforeEach(async () => {
  freshBrowser();
  await begin(leader);
});
afterEach(forgetBrowser);

async function begin(grants: Grant[]): Promise<void> {
  store = await signInHere(grants);
  const memberRoles = usualRoles as MemberRole[];
  const type = { ...groupTypes.blank, id: cellType, name: 'Cell', reportForm: 'group' as const };
  await store.cache.groupType.bulkPut(held([wholeRow(groupTypes, { ...type, memberRoles })]));
  const place = { churchId: soweto, groupTypeId: cellType, weekdays: [3], startTime: '18:30' };
  const row = { ...groups.blank, ...place, id: cell, name: 'Orlando West cell' };
  await store.cache.group.bulkPut(held([wholeRow(groups, row)]));
  const service = { id: meetingService, churchId: soweto, name: 'Cell meeting', sort: 9 };
  const meets = { kind: 'cell', startTime: '18:30', status: 'active' } as const;
  await store.cache.service.bulkPut(held([{ ...service, ...meets, weekdays: [3] }]));
  await store.cache.person.bulkPut(held(people));
  await store.cache.groupMembership.bulkPut(
    held(
      people.map((person, at) =>
        wholeRow(memberships, {
          ...memberships.blank,
          id: fixedId(960 + at),
          groupId: cell,
          churchId: soweto,
          personId: person.id,
          roleKey: person.firstName === 'Naledi' ? 'leader' : 'member',
          joinedOn: '2026-01-14',
        }),
      ),
    ),
  );
}

/** A roll as the server sent it. */
async function holdRoll(on: string, marks: Partial<Lists>): Promise<void> {
  const place = { groupId: cell, churchId: soweto, serviceId: meetingService };
  const row = {
    ...rolls.blank,
    ...place,
    ...marks,
    id: fixedId(980 + Number(on.slice(-2))),
    date: on,
  };
  await store.cache.roll.bulkPut(held([row]));
}

const key = (name: string, mark: 'present' | 'absent') =>
  screen.getByRole('button', { name: `${name}: ${mark}` });
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const numbers = () => screen.getByLabelText('Marked so far').textContent;
const nameOf = (first: string) => {
  const list = screen.getByRole('list', { name: 'Roll call' });
  const all = [...list.querySelectorAll<HTMLElement>('[data-name]')];
  return must(
    all.find(({ textContent }) => textContent.includes(`${first} `)),
    first,
  );
};
const openMore = async () =>
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More' }), { key: 'Enter' });
const drafts = () => store.vault.drafts.toArray();
const marked = async (count: number) =>
  waitFor(async () => {
    const draft = await rollDraftOf(store, meeting);
    expect(Object.keys(draft?.marks ?? {})).toHaveLength(count);
  });
const queued = async () =>
  (await store.vault.items.toArray()).map(({ name, args }) => ({ name, args }));

test('issue 14 u5: members are called from A to Z, with their role and how they came lately', async () => {
  await holdRoll('2026-11-11', {
    present: [idOf('Bongani Ndlovu'), idOf('Kagiso Molefe')].toSorted(),
    firstTimers: [idOf('Kagiso Molefe')],
    absent: [idOf('Lerato Dlamini'), idOf('Themba Dube')].toSorted(),
  });
  await holdRoll('2026-11-04', {
    absent: [idOf('Themba Dube')],
    present: [idOf('Lerato Dlamini')],
  });
  await openApp(path);
  const list = await screen.findByRole('list', { name: 'Roll call' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bongani NdlovuMember'),
    expect.stringContaining('Kagiso MolefeSecond visit'),
    expect.stringContaining('Lerato DlaminiAbsent last week'),
    expect.stringContaining('Naledi MokoenaLeader'),
    expect.stringContaining('Themba DubeAbsent 2 weeks'),
  ]);
  expect(screen.getByText('Orlando West cell · Wed 18 Nov')).toBeTruthy();
  expect(screen.getByText('5 members, A to Z')).toBeTruthy();
  expect(numbers()).toBe('0Present0Absent5Not marked');
  await axeFindsNothing('the roll call');
});

test('issue 14: marks are on the device at once, survive the page, and are no item a tap', async () => {
  loseNetwork();
  await openApp(path);
  await screen.findByText('5 still to mark');
  fireEvent.click(key('Bongani Ndlovu', 'present'));
  fireEvent.click(key('Lerato Dlamini', 'absent'));
  expect(numbers()).toBe('1Present1Absent3Not marked');
  await screen.findByText(/Draft · saved \d\d:\d\d/);
  await marked(2);
  expect(await queued()).toEqual([]);
  // The browser is killed: another page finds them.
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  await openApp(path);
  await waitFor(() => expect(numbers()).toBe('1Present1Absent3Not marked'));
  expect(key('Bongani Ndlovu', 'present').getAttribute('aria-pressed')).toBe('true');
});

test('issue 14: the same key again takes a mark back', async () => {
  await openApp(path);
  await screen.findByText('5 still to mark');
  fireEvent.click(key('Bongani Ndlovu', 'present'));
  fireEvent.click(key('Bongani Ndlovu', 'present'));
  expect(numbers()).toBe('0Present0Absent5Not marked');
  await marked(1);
  expect((await drafts())[0]).toMatchObject({
    marks: { [idOf('Bongani Ndlovu')]: { mark: 'none' } },
  });
});

test('issue 14: "Rest present" fills only who is not marked', async () => {
  await openApp(path);
  await screen.findByText('5 still to mark');
  fireEvent.click(key('Lerato Dlamini', 'absent'));
  await press('Rest present');
  expect(numbers()).toBe('4Present1Absent0Not marked');
  expect(screen.getByText('Everybody is marked')).toBeTruthy();
  await marked(5);
});

const type = (pressed: string) =>
  fireEvent.keyDown(must(document.activeElement, 'a focus'), { key: pressed });

test('issue 14: a whole roll by keyboard: arrows, P, A, Space, and the letters of a name', async () => {
  await openApp(path);
  await screen.findByText('5 still to mark');
  nameOf('Bongani').focus();
  type('p');
  type('ArrowDown');
  expect(document.activeElement).toBe(nameOf('Kagiso'));
  type('a');
  type('ArrowDown');
  type(' ');
  expect(numbers()).toBe('2Present1Absent2Not marked');
  type('t');
  expect(document.activeElement).toBe(nameOf('Themba'));
  type('Home');
  expect(document.activeElement).toBe(nameOf('Bongani'));
  type('p');
  await marked(3);
});

const swipe = (name: string, to: { x: number; y: number }) => {
  const row = must(nameOf(name).closest('li'), 'a row');
  const touch = { pointerType: 'touch', clientX: 100, clientY: 100 };
  fireEvent.pointerDown(row, touch);
  const end = { ...touch, clientX: 100 + to.x, clientY: 100 + to.y };
  fireEvent.pointerMove(row, end);
  fireEvent.pointerUp(row, end);
};

test('issue 14: a finger that draws a row marks it; one that scrolls does not', async () => {
  await openApp(path);
  await screen.findByText('5 still to mark');
  swipe('Bongani', { x: 90, y: 5 });
  swipe('Kagiso', { x: -90, y: 5 });
  swipe('Lerato', { x: 70, y: 60 });
  swipe('Naledi', { x: 30, y: 0 });
  expect(numbers()).toBe('1Present1Absent3Not marked');
});

test('issue 14: names are searched, and what is not found says what to do', async () => {
  await openApp(path);
  await screen.findByText('5 still to mark');
  await press('Search the names');
  const field = await screen.findByLabelText('Search by name');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'mol' } });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  fireEvent.change(field, { target: { value: 'xyz' } });
  await screen.findByText('No results found!');
  await press('Clear the search');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
});

const reportDraft = () =>
  draftFor(store, {
    form: 'group-attendance-report',
    churchId: soweto,
    serviceId: meetingService,
    date,
    groupId: cell,
  });

test('issue 14: the report has the numbers of the roll, and the marks are one submission', async () => {
  loseNetwork();
  const at = await openApp(path);
  await screen.findByText('5 still to mark');
  fireEvent.click(key('Lerato Dlamini', 'absent'));
  fireEvent.click(nameOf('Bongani'));
  const sheet = await screen.findByRole('dialog', { name: 'Bongani Ndlovu' });
  fireEvent.click(within(sheet).getByRole('checkbox', { name: 'New convert' }));
  await axeFindsNothing('what happened to somebody');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Done' }));
  await press('Rest present');
  await press('Next: the report');
  await waitFor(() => expect(at()).toContain('submit-attendance-report'));
  const [item, ...others] = await queued();
  expect(others).toEqual([]);
  expect(item?.name).toBe('rolls.mark');
  expect(item?.args).toMatchObject({ date });
  expect(item && Reflect.get(item.args as object, 'marks')).toHaveLength(5);
  expect((await reportDraft())?.values).toMatchObject({
    attendance: 4,
    firstTimers: 0,
    newConverts: 1,
    receivedHolySpirit: 0,
  });
  // The marks are in the queue, and no draft of them is left.
  expect((await drafts()).map(({ kind }) => kind)).toEqual([undefined]);
});

async function typedReport(values: Partial<ReportValues>): Promise<void> {
  const draft = await openDraft(store, {
    form: 'group-attendance-report',
    churchId: soweto,
    serviceId: meetingService,
    date,
    groupId: cell,
  });
  await saveDraft(store, { ...draft, values: { ...draft.values, ...values } });
}

test.each([
  ['Keep the report', { attendance: 9, firstTimers: 0, notes: 'Rain' }],
  ['Use the roll call', { attendance: 5, firstTimers: 0, notes: 'Rain' }],
])('issue 14: numbers that somebody typed are asked about: %s', async (answer, values) => {
  await typedReport({ attendance: 9, notes: 'Rain' });
  const at = await openApp(path);
  await press('Rest present');
  await press('Next: the report');
  const sheet = await screen.findByRole('dialog', { name: 'The report has other numbers' });
  expect(sheet.textContent).toContain('Attendance: 9 in the report, 5 in the roll call');
  await axeFindsNothing('other numbers');
  expect((await reportDraft())?.values.attendance).toBe(9);
  fireEvent.click(within(sheet).getByRole('button', { name: answer }));
  await waitFor(() => expect(at()).toContain('submit-attendance-report'));
  expect((await reportDraft())?.values).toMatchObject(values);
});

test('issue 14: marks that wait, and marks of others, are one roll', async () => {
  loseNetwork();
  await holdRoll(date, { present: [idOf('Naledi Mokoena')], absent: [idOf('Kagiso Molefe')] });
  await openApp(path);
  await waitFor(() => expect(numbers()).toBe('1Present1Absent3Not marked'));
  fireEvent.click(key('Kagiso Molefe', 'present'));
  await screen.findByText(/Draft · saved/);
  await openMore();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Send without a report' }));
  await waitFor(async () => expect(await queued()).toHaveLength(1));
  await waitFor(async () => expect(await drafts()).toEqual([]));
  await waitFor(() => expect(numbers()).toBe('2Present0Absent3Not marked'));
});

test('issue 14 u5b: a first timer is a person, a member and present, before any server heard of it', async () => {
  loseNetwork();
  await openApp(path);
  await press('First timer');
  const sheet = await screen.findByRole('dialog', { name: 'Add a first timer' });
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(within(sheet).getByLabelText(label), { target: { value } });
  fill(/^First name/, 'Palesa');
  fill(/^Last name/, 'Motaung');
  fireEvent.click(within(sheet).getByRole('radio', { name: 'Female' }));
  fireEvent.click(within(sheet).getByRole('radio', { name: 'Adult' }));
  fill(/^Cellphone/, '072 555 0147');
  fireEvent.blur(within(sheet).getByLabelText(/^Cellphone/));
  fireEvent.click(await within(sheet).findByRole('checkbox', { name: 'Agrees to messages' }));
  await axeFindsNothing('a first timer');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Add Palesa' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [item] = await queued();
  expect(item).toMatchObject({
    name: 'rolls.addFirstTimer',
    args: {
      firstName: 'Palesa',
      lastName: 'Motaung',
      gender: 'Female',
      ageClassification: 'Adult',
      phone: '+27725550147',
      joins: true,
      agreesTo: '2026-11',
      date,
    },
  });
  await waitFor(() => expect(numbers()).toBe('1Present0Absent5Not marked'));
  expect(nameOf('Palesa').textContent).toContain('First visit');
});

test('issue 14: "Add and next" keeps the sheet, and a name that is missing is said', async () => {
  await openApp(path);
  await press('First timer');
  const sheet = await screen.findByRole('dialog', { name: 'Add a first timer' });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Add first timer' }));
  await within(sheet).findByText('Fill in the first name');
  const first = within(sheet).getByLabelText<HTMLInputElement>(/^First name/);
  fireEvent.change(first, { target: { value: 'Palesa' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Add and next' }));
  await waitFor(() => expect(first.value).toBe(''));
  expect(await queued()).toHaveLength(1);
  fireEvent.change(first, { target: { value: 'Sipho' } });
  // Closed by accident, what was typed is there again.
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close this' }));
  await press('First timer');
  expect((await screen.findByLabelText<HTMLInputElement>(/^First name/)).value).toBe('Sipho');
});

test('issue 14: somebody who is known already is offered before adding', async () => {
  await openApp(path);
  await press('First timer');
  const sheet = await screen.findByRole('dialog', { name: 'Add a first timer' });
  fireEvent.change(within(sheet).getByLabelText(/^First name/), { target: { value: 'Lerato' } });
  fireEvent.change(within(sheet).getByLabelText(/^Last name/), { target: { value: 'Dlamini' } });
  await within(sheet).findByText('Is this Lerato Dlamini of Soweto?');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Mark Lerato present' }));
  await waitFor(() => expect(numbers()).toBe('1Present0Absent4Not marked'));
  expect(await queued()).toEqual([]);
});

test('issue 14: marks that wait are no report, and nag nobody', async () => {
  await openApp(path);
  await screen.findByText('5 still to mark');
  fireEvent.click(key('Bongani Ndlovu', 'present'));
  await marked(1);
  expect(await myReports(store)).toEqual([]);
  expect(await reportsNeedingMe(store)).toBe(0);
});

test('issue 14: a mark that the device could not save says so, and the next one keeps both', async () => {
  await openApp(path);
  await screen.findByText('5 still to mark');
  const full = vi.spyOn(databases().vault.drafts, 'put').mockRejectedValueOnce(new Error('Full'));
  fireEvent.click(key('Bongani Ndlovu', 'present'));
  await screen.findByText('Not saved yet. Mark somebody to try again');
  full.mockRestore();
  fireEvent.click(key('Kagiso Molefe', 'present'));
  await marked(2);
});

test('issue 14 S6: who does not call the roll of the group finds none', async () => {
  await begin([{ role: 'Group Leader', scope: 'group', scopeId: fixedId(999), churchIds: [] }]);
  await openApp(path);
  await screen.findByText('No roll call here');
  expect(screen.queryByText('Bongani Ndlovu')).toBeNull();
});

test('issue 14: another day has another roll', async () => {
  await holdRoll('2026-11-11', { present: [idOf('Bongani Ndlovu')] });
  const at = await openApp(path);
  await openMore();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Another day' }));
  const sheet = await screen.findByRole('dialog', { name: 'Which day did you meet?' });
  const day = within(sheet).getByLabelText('Date');
  fireEvent.change(day, { target: { value: '2026-11-11' } });
  fireEvent.blur(day);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Open this day' }));
  await waitFor(() => expect(at()).toContain('date=2026-11-11'));
  await waitFor(() => expect(numbers()).toBe('1Present0Absent4Not marked'));
});
