// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import type { Person } from '#domain/people/entities.ts';
import { cursorOf } from '#store/cursor-of.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  gauteng,
  holdReport,
  loseNetwork,
  openApp,
  signInHere,
  tshwane,
  usherOfBoth,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, lerato, report, soweto, thabo } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';

const naledi = fixedId(951);
const cell = fixedId(952);
const notes = { _scopes: ['church'], _generation: 1 };
const holdPerson = (store: Store, person: Person) =>
  store.cache.person.put({ ...person, ...notes });

function submittedBy(store: Store, author: string, days: number[]) {
  const { basedOn: _, ...values } = report(1);
  return Promise.all(
    days.map((day) =>
      holdReport(store, {
        ...values,
        date: `2026-01-${String(day).padStart(2, '0')}`,
        attendance: 1200 + day,
        id: fixedId(700 + day),
        kind: 'church',
        serviceName: 'First service',
        occurrence: 1,
        standingVersionId: fixedId(800 + day),
        authorIds: [author],
        authorNames: ['Somebody'],
        openVersions: 0,
        decision: null,
        status: day === 3 ? 'void' : 'submitted',
        unusual: false,
        receiptNumber: `GV-${day}`,
        receivedAt: '2026-01-09T09:00:00.000Z',
      }),
    ),
  );
}

const from = (field: string, was: string, became: string) => ({ field, was, became });

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

beforeEach(freshBrowser);
afterEach(forgetBrowser);

describe('somebody whom one may see', () => {
  test('S2-136 their page says who they are, where they are at home and what they handed in, without a network', async () => {
    const store = await signInHere(administrator);
    const change = { id: naledi, accountId: lerato, connectionStatus: 'New Convert' } as const;
    await holdPerson(store, personOf(tshwane, 'Naledi van Wyk', change));
    await submittedBy(store, lerato, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    loseNetwork();
    await openApp(`/pages/profile/${naledi}`);
    await screen.findByRole('heading', { level: 1, name: 'Naledi van Wyk' });
    await screen.findByRole('heading', { level: 2, name: 'Reports submitted' });
    const [bar] = screen.getAllByRole('banner');
    const way = within(must(bar, 'the bar')).getByRole('link', { name: 'All people' });
    expect(way.closest('p')?.textContent).toBe('PeopleAll peopleNaledi van Wyk');
    expect(facts()).toEqual([
      ['Home church', 'Tshwane'],
      ['Church group', 'Gauteng'],
      ['Signs in to Ibandla', 'Yes'],
      ['Came through', 'Church'],
      ['Baptised', 'Not yet'],
      ['Holy Spirit', 'Not yet'],
      ['Foundation school', 'Not yet'],
    ]);
    const main = within(screen.getByRole('main'));
    const reports = main.getAllByText(/people$/).map(({ parentElement }) => parentElement);
    expect(reports.map((row) => row?.textContent)).toHaveLength(8);
    expect(reports[0]?.textContent).toBe('Soweto, First service Sat 10 Jan1\u00a0210 people');
    // A deleted report is none of them.
    main.getByText('The newest 8 of 9.');
    expect(main.queryByText('Your account')).toBeNull();
    await axeFindsNothing('a profile');
  });

  test('issue 13: how close somebody was to the church is read without a network where it was looked at before, and says as of when', async () => {
    const store = await signInHere(administrator);
    await holdPerson(store, personOf(soweto, 'Gogo', { id: naledi }));
    const event = {
      id: fixedId(971),
      at: '2026-11-20T10:00:00.000Z',
      byName: 'Nomsa Khumalo',
      what: 'changed',
      changes: [
        from('connectionStatus', 'First Timer', 'Member'),
        from('occupation', 'Nurse', 'Teacher'),
      ],
    };
    vi.stubGlobal('fetch', async (request: Request) => {
      if (!request.url.endsWith(`/people/${naledi}/history`)) throw new TypeError('No network');
      return Response.json({ data: [event] });
    });
    await openApp(`/pages/profile/${naledi}?tab=history`);
    await waitFor(() =>
      expect(screen.getAllByText('Connection: First Timer → Member')).toHaveLength(2),
    );
    expect(screen.queryByText(/^Without a connection/)).toBeNull();
    cleanup();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
    loseNetwork();
    await openApp(`/pages/profile/${naledi}?tab=history`);
    await screen.findByText('Connection: First Timer → Member');
    screen.getByText(/^Without a connection: as of \d/);
    await axeFindsNothing('a history without a network');
    // Of the rest of the history nothing is kept.
    await screen.findByRole('button', { name: 'Try again' });
    expect(JSON.stringify(await store.cache.connectionHistory.toArray())).not.toContain('Nurse');
  });

  test('tabs are in the address; what comes later says so', async () => {
    const store = await signInHere(administrator);
    await holdPerson(store, personOf(soweto, 'Gogo', { id: naledi }));
    const here = await openApp(`/pages/profile/${naledi}?tab=nonsense`);
    await screen.findByRole('heading', { level: 2, name: 'Steps' });
    // The tab of notes comes a moment later than the person.
    await screen.findByRole('tab', { name: 'Notes' });
    await screen.findByRole('tab', { name: 'Attendance' });
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Attendance',
      'Follow Up',
      'Groups',
      'Discipleship',
      'Notes',
      'History',
    ]);
    for (const [name, tab, empty] of [
      ['Follow Up', 'follow-up', 'No follow-ups yet'],
      ['Groups', 'groups', 'No groups to show'],
      ['Discipleship', 'discipleship', 'Steps'],
    ] as const) {
      // The primary button going down, which is what the tabs of Radix hear.
      fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });
      await screen.findByRole('heading', { level: 2, name: empty });
      await waitFor(() => expect(here()).toBe(`/pages/profile/${naledi}?tab=${tab}`));
      await axeFindsNothing(name);
    }
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Home' }), { button: 0 });
    await waitFor(() => expect(here()).toBe(`/pages/profile/${naledi}`));
  });

  test('issue 13: how to reach them stands on their page, and what they do not want is said beside it', async () => {
    const store = await signInHere(administrator);
    await holdPerson(
      store,
      personOf(soweto, 'Gogo', {
        id: naledi,
        phoneNumbers: [{ kind: 'work', number: '+27825550142', optOut: true }],
        emailAddresses: [{ optOut: false, address: 'gogo@example.org' }],
        birthDate: { day: 14, month: 3 },
        isBaptised: true,
        baptismDate: '2014-04-20',
      }),
    );
    await openApp(`/pages/profile/${naledi}`);
    const call = await screen.findByRole('link', { name: 'Call' });
    expect(call.getAttribute('href')).toBe('tel:+27825550142');
    const phone = screen.getByRole('link', { name: '082 555 0142' });
    expect(phone.parentElement?.textContent).toBe('082 555 0142 Work, no messages');
    expect(screen.getByRole('link', { name: 'gogo@example.org' })).toBeTruthy();
    expect(facts()).toContainEqual(['Birthday', '14 March']);
    expect(facts()).toContainEqual(['Baptised', '20 Apr 2014']);
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
    await axeFindsNothing('a profile with contacts');
  });

  test('B01 ids outside the access scopes read like ids that do not exist; nothing is claimed while rows are on their way', async () => {
    const store = await signInHere(administrator);
    const stream = await cursorOf(store.cache, 'stream');
    if (!stream) throw new Error('No cursor');
    await store.cache.cursor.put({ ...stream, asOf: 0 });
    await openApp(`/pages/profile/${naledi}`);
    await screen.findByText('Loading this person…');
    await store.cache.cursor.put(stream);
    await screen.findByRole('heading', { level: 1, name: 'We can’t find this person' });
    await holdPerson(store, personOf(soweto, 'Gogo', { id: naledi }));
    await screen.findByRole('heading', { level: 1, name: 'Gogo' });
    await store.cache.person.delete(naledi);
    await screen.findByRole('heading', { level: 1, name: 'We can’t find this person' });
  });

  test('B01 who sees nobody is led away before anything is looked up', async () => {
    const store = await signInHere(usherOfBoth);
    const asked = vi.spyOn(store.cache.person, 'get');
    const here = await openApp(`/pages/profile/${naledi}`);
    await waitFor(() => expect(here()).toBe('/apps/churches/my-reports'));
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('S2-037 S2-085 one’s own', () => {
  const leader: Grant = { role: 'Group Leader', scope: 'group', scopeId: cell, churchIds: [] };

  test('an account without a person shows its name, address, roles and where they hold', async () => {
    const store = await signInHere([
      { role: 'Pastor', scope: 'churchGroup', scopeId: gauteng, churchIds: [soweto, tshwane] },
      leader,
    ]);
    await submittedBy(store, thabo, [1]);
    await openApp('/pages/profile');
    await screen.findByRole('heading', { level: 1, name: 'Thabo Nkosi' });
    await screen.findByRole('heading', { level: 2, name: 'Your roles' });
    expect(facts()).toEqual([
      ['Name', 'Thabo Nkosi'],
      ['Email address', 't@example.org'],
      ['Church organisation', 'Grace Valley'],
    ]);
    screen.getByText('Church group: Gauteng');
    screen.getByText('Group: on its way to this device');
    await axeFindsNothing('one’s own profile');
    await store.cache.groupType.put({
      id: fixedId(953),
      name: 'Cell',
      reportForm: 'group',
      ...notes,
    });
    await store.cache.group.put({
      id: cell,
      groupTypeId: fixedId(953),
      name: 'Orlando West cell',
      churchId: soweto,
      schedule: 'DTSTART:20260101T183000\nRRULE:FREQ=WEEKLY;BYDAY=TH',
      weekdays: [4],
      startTime: '18:30',
      status: 'active',
      ...notes,
    });
    await screen.findByText('Group: Orlando West cell');
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Groups' }), { button: 0 });
    await screen.findByText('Thursdays at 18:30');
  });

  test('an account with a person is that person, and still sees the account', async () => {
    const store = await signInHere(administrator);
    await holdPerson(store, personOf(soweto, 'Thabo Nkosi', { accountId: thabo }));
    await openApp('/pages/profile');
    await screen.findByText('Home church');
    screen.getByText('t@example.org');
    screen.getByText('You');
    screen.getByText('Online');
  });

  test('an usher has one too', async () => {
    await signInHere(usherOfBoth);
    await openApp('/pages/profile');
    await screen.findByRole('heading', { level: 1, name: 'Thabo Nkosi' });
    await screen.findByText('Church: Soweto');
    screen.getByText('Church: Tshwane');
  });
});
