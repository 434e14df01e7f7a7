// @vitest-environment happy-dom
import { dayHere } from '#domain/values/dates/day-here.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { usualOrganisation } from '#domain/organisation/usual-organisation.ts';
import { must } from '#domain/must.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Role } from '#domain/permissions.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto, thabo } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';

const naledi = personOf(soweto, 'Naledi Mokoena', { id: fixedId(951) });
const own = personOf(soweto, 'Thabo Nkosi', { id: fixedId(952), accountId: thabo });
const overdue = fixedId(961);
const inRole = (role: Role) => administrator.map((grant) => Object.assign({}, grant, { role }));
const page = `/pages/profile/${naledi.id}`;

let store: Store;
let today: string;
async function begin(who = administrator): Promise<void> {
  store = await signInHere(who);
  await store.cache.person.bulkPut(held([naledi, own]));
}
beforeEach(() => {
  freshBrowser();
  // The browser of a test has a day of its own.
  today = dayHere();
});
afterEach(forgetBrowser);

const followUp = (id: string, said: Partial<FollowUp>): FollowUp => ({
  ...followUps.blank,
  id,
  personId: naledi.id,
  churchId: soweto,
  assignedTo: own.id,
  assignedDate: addDays(today, -20),
  ...said,
});
const hold = (...rows: FollowUp[]) => store.cache.followUp.bulkPut(held(rows));
const holdThree = () =>
  hold(
    followUp(overdue, {
      actionDate: addDays(today, -2),
      note: 'Call about leader training',
      severity: 'Urgent',
    }),
    followUp(fixedId(962), { type: 'Home Visitation', actionDate: addDays(today, 3) }),
    followUp(fixedId(963), {
      actionDate: addDays(today, -9),
      doneOn: addDays(today, -9),
      outcome: 'We prayed',
      status: 'done',
    }),
  );
/** The organisation has a word of its own for the usual type. */
async function callWellBeing(word: string): Promise<void> {
  const followUpWords = [{ word, status: 'General Well Being', offered: true }];
  const row = { ...usualOrganisation(store.profile.tenant), followUpWords };
  await store.cache.organisation.bulkPut(held([row]));
}
const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(await within(within_).findByRole('button', { name }));
const queued = async () =>
  (await store.vault.items.toArray()).map(({ name, args }) => [
    name,
    (args as { edits?: object }).edits ?? args,
  ]);
const openTab = async () => {
  await openApp(page);
  fireEvent.mouseDown(await screen.findByRole('tab', { name: /^Follow Up/ }), { button: 0 });
};
const cardOf = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'Next follow-up' });
  return must(heading.parentElement, 'the card');
};

test('issue 13: the home of a profile shows what is due first, which is marked done with its outcome, without a network', async () => {
  await begin();
  await holdThree();
  await callWellBeing('Check-in');
  loseNetwork();
  await openApp(page);
  const card = await cardOf();
  within(card).getByText('Call about leader training');
  within(card).getByText(/Check-in · Urgent · Thabo Nkosi · due /);
  within(card).getByText('Overdue');
  screen.getByRole('tab', { name: /^Follow Up ?2$/ });
  await axeFindsNothing('a profile with a follow-up');
  await press('Mark done', card);
  const sheet = await screen.findByRole('dialog', { name: 'Mark this follow-up done' });
  await press('Mark done', sheet);
  await within(sheet).findByText('Say how it went');
  await axeFindsNothing('the sheet of the outcome');
  fireEvent.change(within(sheet).getByLabelText('Outcome'), { target: { value: 'She will come' } });
  await press('Mark done', sheet);
  await waitFor(async () =>
    expect(await queued()).toEqual([
      [
        'followUps.edit',
        {
          outcome: { was: null, shallBe: 'She will come' },
          doneOn: { was: null, shallBe: today },
        },
      ],
    ]),
  );
  // The next one takes its place.
  await within(await cardOf()).findByText('Home visit');
  await screen.findByRole('tab', { name: /^Follow Up ?1$/ });
  await press('Undo');
  await screen.findByRole('tab', { name: /^Follow Up ?2$/ });
});

test('issue 13: a follow-up is moved to a later day, and keeps the day on which it was due', async () => {
  await begin();
  await holdThree();
  await openApp(page);
  const card = await cardOf();
  fireEvent.keyDown(await within(card).findByRole('button', { name: 'Move' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'In a week' }));
  await waitFor(async () =>
    expect(await queued()).toEqual([
      ['followUps.edit', { snoozedUntil: { was: null, shallBe: addDays(today, 7) } }],
    ]),
  );
  // The other one is due before it now.
  await within(await cardOf()).findByText('Home visit');
  fireEvent.keyDown(await within(await cardOf()).findByRole('button', { name: 'Move' }), {
    key: 'Enter',
  });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Pick a day' }));
  const sheet = await screen.findByRole('dialog', { name: 'Move this follow-up' });
  const type = (day: string) => {
    // A day that was read gets a field of its own.
    const field = within(sheet).getByRole('textbox', { name: 'Moved to' });
    fireEvent.change(field, { target: { value: day } });
    fireEvent.blur(field);
  };
  type(addDays(today, -30));
  await press('Move', sheet);
  await within(sheet).findByText('This is before it was assigned. Choose a later day');
  type(addDays(today, 30));
  await press('Move', sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await within(await cardOf()).findByText('Call about leader training');
  await within(await cardOf()).findByText(/moved from/);
});

test('issue 13: the tab shows all of them, the open ones first; a new one is assigned to who adds it', async () => {
  await begin();
  await holdThree();
  await callWellBeing('Check-in');
  await openTab();
  const table = await screen.findByRole('table', { name: 'Follow-ups' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(3);
  within(must(rows[0], 'the first')).getByText('Overdue');
  within(must(rows[0], 'the first')).getByRole('button', { name: 'Check-in' });
  within(must(rows[2], 'the last')).getByText('Done');
  expect(within(must(rows[2], 'the last')).queryByRole('button', { name: 'Mark done' })).toBeNull();
  await axeFindsNothing('the follow-ups of a person');
  await press('New follow-up');
  const drawer = await screen.findByRole('dialog', { name: 'New follow-up' });
  expect(within(drawer).queryByRole('combobox', { name: 'Person' })).toBeNull();
  const note = await within(drawer).findByLabelText(/^Note/);
  fireEvent.change(note, { target: { value: 'Bring the form' } });
  await press('Add follow-up', drawer);
  await waitFor(async () =>
    expect(await queued()).toMatchObject([
      [
        'followUps.create',
        {
          personId: naledi.id,
          churchId: soweto,
          assignedTo: own.id,
          assignedDate: today,
          note: 'Bring the form',
          status: 'active',
        },
      ],
    ]),
  );
  await screen.findByRole('tab', { name: /^Follow Up ?3$/ });
});

test('issue 13: an auditor reads them and changes none; who does not see them is told so', async () => {
  await begin(inRole('Auditor'));
  await holdThree();
  await openTab();
  await screen.findByRole('table', { name: 'Follow-ups' });
  expect(screen.queryByRole('button', { name: 'New follow-up' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark done' })).toBeNull();
  await forgetBrowser();
  freshBrowser();
  await begin(inRole('Communications'));
  await openTab();
  await screen.findByRole('heading', { level: 2, name: 'No follow-ups to show' });
  expect(screen.queryByRole('heading', { name: 'Next follow-up' })).toBeNull();
});
