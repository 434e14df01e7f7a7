// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { must } from '#domain/must.ts';
import type { AuditLine } from '#domain/audit-log/audit-line.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
  usherOfBoth,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../tests/support/device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';
import type { Store } from '#store/database.ts';

const files = vi.hoisted((): { name: string; file: Blob }[] => []);
vi.mock('../../ui/save-file.ts', () => ({
  saveBlob: (name: string, file: Blob) => files.push({ name, file }),
}));

const lerato = { id: fixedId(801), name: 'Lerato Dlamini' };

const line = (number: number, said: Partial<AuditLine> = {}): AuditLine => ({
  id: fixedId(810 + number),
  at: '2026-11-15T10:04:00.123456Z',
  doneAt: null,
  title: 'Report submitted',
  action: 'attendance.submitChurchReport',
  actor: lerato,
  role: 'Usher',
  device: 'Usher tablet 2',
  entity: 'attendanceReport',
  entityId: fixedId(830),
  about: 'Soweto, First service, 15 Nov 2026',
  place: 'Soweto',
  changes: [],
  reason: null,
  outcome: 'done',
  error: null,
  lastNoted: false,
  ...said,
});

const changed = line(1, {
  title: 'Report changed',
  doneAt: '2026-11-15T08:07:22.000Z',
  reason: 'Counted the overflow tent again',
  changes: [
    { label: 'Adults', was: '228', became: '235' },
    { label: 'Offering', hidden: true },
  ],
});
const refused = line(2, {
  title: 'Role given',
  action: 'access.assignRole',
  outcome: 'refused',
  error: 'forbidden',
  about: null,
  place: null,
});
const failed = line(3, {
  title: 'Wrong password',
  action: 'access.signInFailed',
  actor: null,
  role: null,
  about: 'Bongani Ndlovu',
});

let store: Store;
let asked: URL[];
let answers: Record<string, (url: URL) => unknown>;

/** The server's part: what is not named has no network. */
async function serve(request: Request): Promise<Response> {
  const url = new URL(request.url);
  asked.push(url);
  const answer = answers[`${request.method} ${url.pathname}`];
  if (!answer) throw new TypeError('No network');
  return Response.json(answer(url), { status: 200 });
}

const page = (data: AuditLine[], said: object = {}) => ({
  data,
  next: null,
  total: data.length,
  timeZone: 'Africa/Johannesburg',
  record: null,
  ...said,
});

beforeEach(async () => {
  freshBrowser();
  files.length = 0;
  store = await signInHere(administrator);
  asked = [];
  answers = {
    'GET /api/v1/audit': () => page([changed, refused, failed], { total: 412 }),
    'GET /api/v1/audit/actors': () => ({ data: [lerato] }),
  };
  vi.stubGlobal('fetch', serve);
});
afterEach(forgetBrowser);

const questions = () =>
  asked
    .filter(({ pathname }) => pathname === '/api/v1/audit')
    .map(({ searchParams }) => Object.fromEntries(searchParams));
const table = () => screen.findByRole('region', { name: 'Audit log' });
const main = () => {
  const found = document.querySelector('main');
  if (!found) throw new Error('There is no page');
  return found;
};

describe('issue 13: the audit log', () => {
  test('says what was done, about what, by whom, on which device and when', async () => {
    await openApp('/pages/settings/audit-log?from=2026-11-15&to=2026-11-15');
    const rows = within(await table()).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Report changed');
    expect(rows[1]?.textContent).toContain('Soweto, First service, 15 Nov 2026');
    expect(rows[1]?.textContent).toContain('Lerato Dlamini');
    expect(rows[1]?.textContent).toContain('Usher tablet 2');
    expect(rows[1]?.textContent).toContain('12:04:00');
    expect(rows[3]?.textContent).toContain('Not signed in');
    expect(screen.getByText('3 of 412 that day')).toBeTruthy();
    const [bar] = screen.getAllByRole('banner');
    const up = within(must(bar, 'the bar')).getByRole('link', { name: 'Settings' });
    expect(up.getAttribute('href')).toBe('/pages/settings');
    expect(screen.getByText('Health and giving values are never written here')).toBeTruthy();
    await axeFindsNothing('audit log', main());
  });

  test('a line opens to before and after, why, and that it was done offline', async () => {
    await openApp('/pages/settings/audit-log');
    const opener = await screen.findByRole('button', { name: /^Details of report changed/ });
    fireEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    const block = await screen.findByLabelText('What was changed');
    expect(block.textContent).toMatch(/Adults.*228.*235/);
    expect(screen.getByText('Changed too, and not written here: Offering')).toBeTruthy();
    expect(screen.getByText('“Counted the overflow tent again”')).toBeTruthy();
    expect(screen.getByText('Offline at 10:07:22, received 12:04:00')).toBeTruthy();
    expect(screen.getByText('Lerato Dlamini, Usher')).toBeTruthy();
    await axeFindsNothing('an open line', main());
    fireEvent.click(opener);
    expect(screen.queryByLabelText('What was changed')).toBeNull();
  });

  test('a refused attempt says that nothing was changed, and why', async () => {
    await openApp('/pages/settings/audit-log');
    fireEvent.click(await screen.findByRole('button', { name: /^Details of role given/ }));
    expect(screen.getByText('No right to do this. Nothing was changed.')).toBeTruthy();
  });

  test('filters stand in the address, and are asked of the server', async () => {
    const where = await openApp('/pages/settings/audit-log');
    await table();
    fireEvent.change(screen.getByLabelText('What'), { target: { value: 'people' } });
    await waitFor(() => expect(where()).toContain('area=people'));
    fireEvent.change(screen.getByLabelText('Outcome'), { target: { value: 'refused' } });
    await waitFor(() => expect(where()).toContain('outcome=refused'));
    await screen.findByRole('option', { name: 'Lerato Dlamini' });
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: lerato.id } });
    const words = screen.getByLabelText('Search person, report or device');
    fireEvent.change(words, { target: { value: 'tablet' } });
    fireEvent.blur(words);
    await waitFor(() =>
      expect(questions().at(-1)).toEqual({
        area: 'people',
        outcome: 'refused',
        actorId: lerato.id,
        searchTerm: 'tablet',
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(where()).toBe('/pages/settings/audit-log'));
  });

  test('older lines come below the others', async () => {
    answers['GET /api/v1/audit'] = ({ searchParams }) =>
      searchParams.has('cursor')
        ? page([refused], { total: null })
        : page([changed], { next: 'a-cursor', total: 2 });
    await openApp('/pages/settings/audit-log');
    fireEvent.click(await screen.findByRole('button', { name: 'Load older' }));
    expect(await screen.findByText('2 of 2')).toBeTruthy();
    expect(questions().at(-1)).toEqual({ cursor: 'a-cursor' });
    expect(screen.queryByRole('button', { name: 'Load older' })).toBeNull();
  });

  test('without a line it says what to do', async () => {
    answers['GET /api/v1/audit'] = () => page([]);
    const where = await openApp('/pages/settings/audit-log?area=groups');
    expect(await screen.findByText('Nothing for these filters')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(where()).toBe('/pages/settings/audit-log'));
    expect(await screen.findByText('Nothing was done yet')).toBeTruthy();
  });

  test('offline it says that only the server has it', async () => {
    answers = {};
    loseNetwork();
    await openApp('/pages/settings/audit-log');
    expect(await screen.findByText(/kept on the server alone/)).toBeTruthy();
    await axeFindsNothing('audit log offline', main());
  });

  test('an answer that fails can be asked for again', async () => {
    const answer = answers['GET /api/v1/audit'];
    delete answers['GET /api/v1/audit'];
    await openApp('/pages/settings/audit-log');
    const again = await screen.findByRole('button', { name: 'Try again' });
    if (answer) answers['GET /api/v1/audit'] = answer;
    fireEvent.click(again);
    await table();
  });

  test('a file has every line, and no cell that a spreadsheet would run', async () => {
    answers['POST /api/v1/audit/exports'] = () => ({
      data: [line(4, { about: '=HYPERLINK("http://x")' }), refused],
      more: false,
      timeZone: 'Africa/Johannesburg',
    });
    await openApp('/pages/settings/audit-log');
    await table();
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = (await files[0]?.file.text()) ?? '';
    expect(files[0]?.name).toBe('audit-log.csv');
    expect(text).toContain('No right to do this');
    expect(text).toContain(`"'=HYPERLINK`);
  });

  test('whoever may not read it is led away', async () => {
    await signInHere(usherOfBoth);
    const where = await openApp('/pages/settings/audit-log');
    await waitFor(() => expect(where()).toBe('/apps/churches/my-reports'));
    expect(questions()).toEqual([]);
  });
});

test('issue 13: the history of a record leads to its audit log', async () => {
  const person = personOf(soweto, 'Naledi Mokoena');
  await store.cache.person.bulkPut(held([person]));
  answers[`GET /api/v1/people/${person.id}/history`] = () => ({ data: [] });
  answers['GET /api/v1/audit'] = () => page([changed], { record: 'Naledi Mokoena' });
  await openApp(`/pages/profile/${person.id}?tab=history`);
  fireEvent.click(await screen.findByRole('link', { name: 'Audit log of this person' }));
  expect(await screen.findByRole('heading', { name: 'Audit log of Naledi Mokoena' })).toBeTruthy();
  expect(questions().at(-1)).toEqual({ entity: 'person', recordId: person.id });
});
