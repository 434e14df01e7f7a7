// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#domain/errors.ts';
import type { Grant } from '#domain/permissions.ts';
import type { RetentionRun } from '#domain/retention/retention-operations.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../../tests/support/device.ts';
import type { Periods } from './use-retention-form.ts';

const address = '/pages/settings/retention';
const read = 'GET /api/v1/retention';
const edit = 'PATCH /api/v1/retention';
const preview = 'POST /api/v1/retention/preview';

let periods: Periods;
let runs: RetentionRun[];
let asked: { call: string; body: unknown }[];
let answers: Record<string, (body: unknown) => unknown>;

async function serve(request: Request): Promise<Response> {
  const named = `${request.method} ${new URL(request.url).pathname}`;
  const text = await request.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  asked.push({ call: named, body });
  const answer = answers[named];
  if (!answer) throw new TypeError('No network');
  try {
    return Response.json(answer(body), { status: request.method === 'PATCH' ? 202 : 200 });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return Response.json(error.body(), { status: error.status });
  }
}

beforeEach(() => {
  freshBrowser();
  asked = [];
  runs = [];
  periods = {
    people: null,
    followUps: null,
    notes: 30,
    notifications: null,
    chat: null,
    audit: null,
  };
  answers = {
    [read]: () => ({ periods, runs }),
    [preview]: () => ({ counts: { people: 3 } }),
    [edit]: () => ({}),
  };
  vi.stubGlobal('fetch', serve);
});
afterEach(forgetBrowser);

async function begin(grants: Grant[] = administrator): Promise<() => string> {
  await signInHere(grants);
  return openApp(address);
}

const page = () => document.querySelector('main') ?? document.body;
const field = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const choose = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sentTo = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body);

test('issue 13: everything is kept until a time is chosen; each kind says what goes and which time suits, and axe passes', async () => {
  await begin();
  const people = await field('People who left');
  expect(people.value).toBe('');
  expect([...people.options].map(({ textContent }) => textContent)).toEqual([
    'Keep until somebody erases it',
    '1 year',
    '18 months',
    '2 years',
    '3 years (recommended)',
    '5 years',
    '7 years',
    '10 years',
  ]);
  expect((await field('Archived notes')).value).toBe('30');
  await screen.findByText('Nothing was erased yet');
  await axeFindsNothing('retention', page());
});

test('issue 13: what would be erased now is said before erasing is switched on; without a yes nothing is sent', async () => {
  await begin();
  await choose('People who left', '36');
  await press('Save changes');
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase this by itself?' });
  within(dialog).getByText('People who left, after 3 years: would erase 3 people now.');
  within(dialog).getByText(/begins 24 hours from now/);
  await axeFindsNothing('the question', dialog);
  await press('Keep everything');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sentTo(edit)).toEqual([]);
  expect((await field('People who left')).value).toBe('36');
  await press('Save changes');
  await press('Switch on');
  await screen.findByText(/^Saved \d\d:\d\d$/);
  expect(sentTo(edit)).toEqual([{ edits: { people: { was: null, shallBe: 36 } } }]);
  expect(sentTo(preview)).toContainEqual({ periods: { people: 36 } });
});

test('issue 13: keeping something longer, or for good, asks nothing', async () => {
  await begin();
  await choose('Archived notes', '');
  await press('Save changes');
  await screen.findByText(/^Saved \d\d:\d\d$/);
  expect(sentTo(edit)).toEqual([{ edits: { notes: { was: 30, shallBe: null } } }]);
  expect(sentTo(preview)).toEqual([]);
});

test('issue 13: somebody else changed the times: it is said, what was chosen stays, and Cancel shows theirs', async () => {
  await begin();
  await choose('Archived notes', '36');
  answers[edit] = () => {
    periods = { ...periods, notes: 24 };
    throw new Failure(
      'conflict',
      'Somebody else changed these times. Look at them again, then make your change',
    );
  };
  await press('Save changes');
  await screen.findByText(/^Somebody else changed these times/);
  expect((await field('Archived notes')).value).toBe('36');
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(sentTo(read).length).toBeGreaterThan(1));
  await press('Cancel');
  await waitFor(async () => expect((await field('Archived notes')).value).toBe('24'));
});

test('issue 13: each run says what it erased, what it could not, and whether it goes on', async () => {
  const run = { id: fixedId(81), startedAt: '2026-11-25T02:00:00.000Z', failed: 0 };
  runs = [
    { ...run, id: fixedId(82), finishedAt: null, counts: { people: 1 } },
    { ...run, finishedAt: run.startedAt, failed: 2, counts: { people: 3, notes: 12 } },
    { ...run, id: fixedId(83), finishedAt: run.startedAt, counts: {} },
  ];
  await begin();
  const list = await screen.findByRole('list', { name: 'Runs' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines[0]).toContain('Erased: 1 person. It goes on.');
  expect(lines[1]).toContain(
    'Erased: 3 people, 12 notes. 2 could not be erased. The next run tries again.',
  );
  expect(lines[2]).toContain('Nothing to erase.');
});

test('issue 13: without a connection it is shown as it was, and nothing can be changed', async () => {
  await begin();
  await field('People who left');
  loseNetwork();
  await screen.findByText(/This is how it was at/);
  expect((await field('People who left')).disabled).toBe(true);
});

test('issue 13: what cannot be read says so, and is asked for again', async () => {
  const { [read]: answer } = answers;
  answers[read] = () => {
    throw new Failure('forbidden', 'This is not yours');
  };
  await begin();
  await screen.findByText('This is not yours.');
  answers[read] = answer ?? (() => ({}));
  await press('Try again');
  await field('People who left');
});

test('B01 issue 13: whoever may not change settings does not come to the page', async () => {
  const here = await begin([
    { role: 'Church Admin', scope: 'church', scopeId: soweto, churchIds: [soweto] },
  ]);
  await waitFor(() => expect(here()).not.toBe(address));
  expect(asked.map(({ call }) => call)).not.toContain(read);
});
