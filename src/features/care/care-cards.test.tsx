// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consents } from '#domain/care/consents.ts';
import type { Consent, LifeEvent, PastoralNote } from '#domain/care/entities.ts';
import { lifeEvents } from '#domain/care/life-events.ts';
import { noteBlank } from '#domain/care/note-fields.ts';
import { must } from '#domain/must.ts';
import type { Role } from '#domain/permissions.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { fixedId, soweto, thabo } from '../../../tests/support/device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';

const naledi = personOf(soweto, 'Naledi Mokoena', {
  id: fixedId(951),
  isBaptised: true,
  baptismDate: '2014-04-20',
  phoneNumbers: [{ kind: 'mobile', number: '+27825550142', optOut: false }],
});
const page = `/pages/profile/${naledi.id}`;
const inRole = (role: Role) => administrator.map((grant) => Object.assign({}, grant, { role }));

let store: Store;
async function begin(who = administrator): Promise<void> {
  store = await signInHere(who);
  await store.cache.person.bulkPut(held([naledi]));
}
beforeEach(freshBrowser);
afterEach(forgetBrowser);

const about = { personId: naledi.id, churchId: soweto };
const event = (id: number, said: Partial<LifeEvent>): LifeEvent => ({
  ...lifeEvents.blank,
  ...about,
  id: fixedId(id),
  ...said,
});
const line = (id: number, said: Partial<Consent>): Consent => ({
  ...consents.blank,
  ...about,
  id: fixedId(id),
  saidOn: '2025-02-01',
  ...said,
});
const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(await within(within_).findByRole('button', { name }));
const queued = async () =>
  (await store.vault.items.toArray()).map(({ name, args }) => [
    name,
    (args as { edits?: object }).edits ?? args,
  ]);

test('issue 13: a profile tells the life of its person, and takes another event without a network', async () => {
  await begin();
  await store.cache.lifeEvent.bulkPut(
    held([
      event(971, { kind: 'dedicated', happenedOn: { year: 1988 }, place: 'Orlando West' }),
      event(972, { kind: 'moved', happenedOn: { year: 2020, month: 6 }, status: 'archived' }),
    ]),
  );
  loseNetwork();
  await openApp(page);
  const list = await screen.findByRole('list', { name: 'Life events' });
  const [first, second, ...others] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toBe('Baptised20 Apr 2014');
  expect(second?.textContent).toBe('Dedicated as a child1988 · Orlando West');
  expect(others).toEqual([]);
  await axeFindsNothing('a profile with life events');
  await press('Add life event');
  const drawer = await screen.findByRole('dialog', { name: 'New life event' });
  fireEvent.change(await within(drawer).findByLabelText(/^Year/), { target: { value: '2016' } });
  fireEvent.change(within(drawer).getByLabelText(/^Where/), { target: { value: 'Soweto' } });
  await axeFindsNothing('the form of a life event');
  await press('Add life event', drawer);
  await waitFor(async () =>
    expect(await queued()).toMatchObject([
      [
        'lifeEvents.create',
        { ...about, kind: 'joined', happenedOn: { year: 2016 }, place: 'Soweto' },
      ],
    ]),
  );
  await within(list).findByText('Became a member');
});

test('issue 13: consent says since when and to which text; what was said before stays, and the contacts say what is withdrawn', async () => {
  await begin();
  await store.cache.consent.bulkPut(
    held([
      line(981, { purpose: 'messages', how: 'paper', textVersion: 'own' }),
      line(982, { purpose: 'messages', state: 'withdrawn', saidOn: '2026-03-12', how: 'spoken' }),
      line(983, { purpose: 'photos' }),
    ]),
  );
  loseNetwork();
  await openApp(page);
  const list = await screen.findByRole('list', { name: 'Consent' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'E-mailNot asked yet',
    'SMS and WhatsAppDoes not agree since 12 Mar 2026 · Spoken · Text of November 2026',
    'Photos of themAgrees since 1 Feb 2025 · Online form · Text of November 2026',
    'Data of a childNot asked yet',
  ]);
  expect(screen.getByText('No SMS or WhatsApp since 12 Mar 2026')).toBeTruthy();
  const earlier = screen.getByText('Earlier answers (1)');
  within(must(earlier.parentElement, 'the earlier answers')).getByText(
    'Agrees since 1 Feb 2025 · On paper · The church’s own text',
  );
  await axeFindsNothing('a profile with consents');
  await press('Add consent');
  const drawer = await screen.findByRole('dialog', { name: 'New consent' });
  await within(drawer).findByText(/^My church may write to me by e-mail/);
  await axeFindsNothing('the form of a consent');
  await press('Add consent', drawer);
  await waitFor(async () =>
    expect(await queued()).toMatchObject([
      ['consents.create', { ...about, purpose: 'email', state: 'given', saidOn: dayHere() }],
    ]),
  );
});

test.each([
  ['a child', 'Child', 4],
  ['somebody whose age nobody knows', 'Unknown', 4],
  ['an adult', 'Adult', 3],
] as const)(
  'issue 13: consents of %s: a guardian is asked unless they are an adult',
  async (_, ageClassification, purposes) => {
    await begin();
    await store.cache.person.bulkPut(held([{ ...naledi, ageClassification }]));
    await openApp(page);
    const list = await screen.findByRole('list', { name: 'Consent' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(purposes);
  },
);

test('issue 13: a line of consent is read, and only its note changed; an auditor adds nothing', async () => {
  await begin();
  await store.cache.consent.bulkPut(held([line(983, { purpose: 'photos' })]));
  await openApp(page);
  await press(/^Photos of them/);
  const drawer = await screen.findByRole('dialog', { name: 'Photos of them' });
  expect(await within(drawer).findByLabelText(/^Note/)).toBeTruthy();
  expect(within(drawer).queryByLabelText(/^Answer/)).toBeNull();
  await forgetBrowser();
  freshBrowser();
  await begin(inRole('Auditor'));
  await openApp(page);
  await screen.findByRole('list', { name: 'Consent' });
  expect(screen.queryByRole('button', { name: 'Add consent' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add life event' })).toBeNull();
});

const note = (id: number, said: Partial<PastoralNote>): PastoralNote => ({
  ...noteBlank,
  ...about,
  id: fixedId(id),
  writtenOn: '2026-11-02',
  ...said,
});

test('issue 13: confidential notes are in a tab of their own; one is written in one’s own name, without a network', async () => {
  await begin(inRole('Pastor'));
  const own = personOf(soweto, 'Thabo Nkosi', { id: fixedId(952), accountId: thabo });
  const other = personOf(soweto, 'Sipho Dlamini', { id: fixedId(953) });
  await store.cache.person.bulkPut(held([own, other]));
  await store.cache.pastoralNote.bulkPut(
    held([
      note(991, { note: 'Looks for work', writerId: own.id }),
      note(992, { note: 'Grieves', writerId: other.id, writtenOn: '2026-10-01' }),
    ]),
  );
  await store.cache.safetyNote.bulkPut(held([note(993, { note: 'Allergic to peanuts' })]));
  loseNetwork();
  await openApp(page);
  await within(await screen.findByRole('list', { name: 'Safety notes' })).findByText(
    'Allergic to peanuts',
  );
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Notes' }), { button: 0 });
  const list = await screen.findByRole('list', { name: 'Confidential notes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Looks for work2 Nov 2026 · Thabo Nkosi', 'Grieves1 Oct 2026 · Sipho Dlamini']);
  await axeFindsNothing('confidential notes');
  await press('Add confidential note');
  const drawer = await screen.findByRole('dialog', { name: 'New confidential note' });
  fireEvent.change(await within(drawer).findByLabelText(/^Note/), {
    target: { value: 'Found work' },
  });
  await press('Add confidential note', drawer);
  await waitFor(async () =>
    expect(await queued()).toMatchObject([
      ['pastoralNotes.create', { ...about, note: 'Found work', writerId: own.id }],
    ]),
  );
  await press(/^Grieves/);
  const others = await screen.findByRole('dialog', { name: 'Confidential note' });
  await within(others).findByText('Grieves');
  expect(within(others).queryByRole('textbox')).toBeNull();
});

test.each(['Church Admin', 'Auditor', 'Missions Coordinator'] as const)(
  'issue 13 B01: %s is not told that notes exist, whatever the address asks for',
  async (role) => {
    await begin(inRole(role));
    await openApp(`${page}?tab=notes`);
    await screen.findByRole('list', { name: 'Consent' });
    expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Safety' })).toBeNull();
  },
);
