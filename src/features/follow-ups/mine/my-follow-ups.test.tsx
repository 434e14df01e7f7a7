// @vitest-environment happy-dom
import { dayHere } from '#domain/values/dates/day-here.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { must } from '#domain/must.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
  usherOfBoth,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto, thabo } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';

const naledi = personOf(soweto, 'Naledi Mokoena', { id: fixedId(951) });
const own = personOf(soweto, 'Thabo Nkosi', { id: fixedId(952), accountId: thabo });
const home = '/pages/profile/dashboard';
const list = '/apps/people/follow-ups';

let store: Store;
let today: string;
beforeEach(async () => {
  freshBrowser();
  // The browser of a test has a day of its own.
  today = dayHere();
  store = await signInHere(administrator);
  await store.cache.person.bulkPut(held([naledi, own]));
});
afterEach(forgetBrowser);

let number = 960;
const followUp = (days: number, said: Partial<FollowUp> = {}): FollowUp => ({
  ...followUps.blank,
  id: fixedId((number += 1)),
  personId: naledi.id,
  churchId: soweto,
  assignedTo: own.id,
  assignedDate: addDays(today, -20),
  actionDate: addDays(today, days),
  note: `In ${days} days`,
  ...said,
});
const hold = (...rows: FollowUp[]) => store.cache.followUp.bulkPut(held(rows));
const done = () => ({ doneOn: addDays(today, -1), outcome: 'Yes', status: 'done' as const });
const cardOf = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'Your follow-ups' });
  return must(heading.parentElement?.parentElement, 'the card');
};

/** Rows of the list that is open. */
async function listed(): Promise<number> {
  const table = await screen.findByRole('table', { name: 'Follow-ups' });
  return within(table).getAllByRole('row').length - 1;
}

/** Rows of the list that an address narrows. */
async function rowsOf(only: string): Promise<number> {
  cleanup();
  await openApp(`${list}?only=${only}`);
  return listed();
}

test('issue 13: the dashboard shows what is assigned to me and due, the earliest first, and leads to the others', async () => {
  await hold(
    followUp(0),
    followUp(-4),
    followUp(2),
    followUp(-6, { assignedTo: naledi.id }),
    followUp(-5, done()),
    followUp(-7, { snoozedUntil: addDays(today, 1) }),
    followUp(-8, { status: 'archived' }),
  );
  loseNetwork();
  const here = await openApp(home);
  const card = await cardOf();
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(2));
  const [first, second] = within(card).getAllByRole('listitem');
  within(must(first, 'the first')).getByText('In -4 days');
  within(must(first, 'the first')).getByText('Overdue');
  within(must(second, 'the second')).getByText('Due today');
  await axeFindsNothing('the dashboard with follow-ups');
  fireEvent.click(within(card).getByRole('link', { name: 'See all your follow-ups' }));
  await waitFor(async () => expect(await listed()).toBe(4));
  expect(here()).toContain(list);
  const mine = await screen.findByRole('button', { name: 'Assigned to me' });
  expect(mine.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(mine);
  await waitFor(async () => expect(await listed()).toBe(5));
  await axeFindsNothing('the list of follow-ups');
});

test('issue 13: of many that are due the first five are shown, on the overview of the churches too', async () => {
  await hold(...[-1, -2, -3, -4, -5, -6].map((days) => followUp(days)));
  await openApp('/dashboard');
  const card = await cardOf();
  await within(card).findByText('The first 5 of 6.');
  expect(within(card).getAllByRole('listitem')).toHaveLength(5);
  await store.cache.followUp.clear();
  await within(card).findByRole('heading', { name: 'Nothing is due today' });
});

test('issue 13: the list is narrowed to what is overdue, urgent or of one type; none is added there', async () => {
  await hold(
    followUp(-4, { severity: 'Urgent' }),
    followUp(-3, { type: 'Death' }),
    followUp(3),
    followUp(-2, done()),
  );
  expect(await rowsOf('due:overdue')).toBe(2);
  expect(await rowsOf('due:open')).toBe(3);
  expect(await rowsOf('severity:Urgent')).toBe(1);
  expect(await rowsOf('type:Death')).toBe(1);
  expect(screen.queryByRole('button', { name: 'New follow-up' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

test('issue 13: who sees no follow-ups is led away from the list', async () => {
  await forgetBrowser();
  freshBrowser();
  await signInHere(usherOfBoth);
  const here = await openApp(list);
  await waitFor(() => expect(here()).toBe('/apps/churches/my-reports'));
});
