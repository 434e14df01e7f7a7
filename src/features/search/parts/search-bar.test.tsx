// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { fixedId } from '../../../../tests/support/device.ts';
import { renderAt } from '../../../../tests/support/in-router.tsx';
import { Messages } from '../../../app/messages.tsx';
import { hold } from '../../../api/pictures/pictures.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { SearchButton } from './search-button.tsx';

/** Requests of each look-up, and the way to answer them. */
interface Asked {
  path: string;
  term: string | null;
  answer(body: unknown, init?: ResponseInit): Promise<void>;
}
let asked: Asked[];

const person = (n: number, label: string, photoUrl: string | null = null) => ({
  id: fixedId(n),
  label,
  photoUrl,
  connectionStatus: 'Member',
});
const naledi = person(1, '<mark>Nal</mark>edi Mokoena', '/sample-people/1.svg');
const nalini = person(2, '<mark>Nal</mark>ini Pillay');

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const response = Promise.withResolvers<Response>();
    asked.push({
      path: pathname,
      term: searchParams.get('searchTerm'),
      answer: async (body, init) => {
        response.resolve(Response.json(body, init));
        await expect.poll(isBusy).toBe('false');
      },
    });
    return response.promise;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  const router = await renderAt('/dashboard', <SearchButton />);
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  await screen.findByRole('combobox');
  expect(document.activeElement).toBe(field());
  // From here on: what waits for the page itself needs real ones.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return router;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
/** Once what has come so far is shown. */
async function isBusy() {
  await act(async () => undefined);
  return field().getAttribute('aria-busy');
}
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Writes, and waits until the look-up has left. */
async function lookFor(text: string): Promise<Asked> {
  write(text);
  await pass(300);
  const last = asked.at(-1);
  if (!last) throw new Error('Nothing was asked');
  return last;
}

describe('the search over the header', () => {
  test('S2-127 S2-128 S2-129 people or groups, each with its placeholder; switching clears the text', async () => {
    await open();
    expect(field().placeholder).toBe('Search for a person');
    write('nal');
    fireEvent.click(screen.getByRole('radio', { name: 'Groups' }));
    expect(field().placeholder).toBe('Search for a group');
    expect(field().value).toBe('');
    expect((await lookFor('orl')).path).toBe('/api/v1/groups/autocomplete');
  });

  test('S5-004 S5-005 S5-006 S9-001 asks once, in small letters, 300 ms after the last key, from two on', async () => {
    await open();
    write('N');
    await pass(1000);
    expect(asked).toEqual([]);
    for (const text of ['NA', 'NAL', 'NALE']) {
      write(text);
      await pass(299);
    }
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked.map(({ path, term }) => [path, term])).toEqual([
      ['/api/v1/people/autocomplete', 'nale'],
    ]);
  });

  test('S2-131 S2-132 S2-133 S3-009 a result shows photo or icon, its label with the match marked, its status', async () => {
    await open();
    const label = '<img src=x onerror="document.title=1"><mark>Nal</mark>ini &amp; Sons<script>';
    await (await lookFor('nal')).answer({ data: [naledi, { ...nalini, label }] });
    const [first, second] = screen.getAllByRole('option');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/sample-people/1.svg');
    expect(second?.querySelector('img')).toBeNull();
    expect(second?.querySelector('svg')).not.toBeNull();
    expect(second?.textContent).toBe('Nalini & SonsMember');
    expect(second?.querySelector('mark')?.textContent).toBe('Nal');
    fireEvent.error(first?.querySelector('img') as Element);
    expect(first?.querySelector('svg')).not.toBeNull();
  });

  test('issue 13: a photo that the server keeps is asked for under one’s own name, and its copy is shown', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:copy');
    const address = pictureAddress(fixedId(41));
    await open();
    await (await lookFor('nal')).answer({ data: [{ ...nalini, photoUrl: address }] });
    const [result] = screen.getAllByRole('option');
    // An image cannot send a token: without the copy there is the icon.
    expect(result?.querySelector('img')).toBeNull();
    await act(() => hold(address, new Blob(['bytes'], { type: 'image/webp' })));
    expect(result?.querySelector('img')?.getAttribute('src')).toBe('blob:copy');
  });

  test('S2-134 S1-015 a group shows its type', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Groups' }));
    const group = { id: fixedId(3), label: '<mark>Orl</mark>ando West cell', groupType: 'Cell' };
    await (await lookFor('orl')).answer({ data: [group] });
    expect(screen.getByRole('option').textContent).toBe('Orlando West cellCell');
  });

  test('S1-014 offline the device answers, and says as of when', async () => {
    await open();
    const lookup = await lookFor('nal');
    const headers = {
      'x-answered-by': 'device',
      'last-modified': new Date('2026-11-22T08:50:00+02:00').toUTCString(),
    };
    await lookup.answer({ data: [naledi] }, { headers });
    expect(screen.getByText(/^From this device, as of \d\d:50$/)).toBeDefined();
  });

  test('S2-130 says when nothing is found', async () => {
    await open();
    await (await lookFor('zz')).answer({ data: [] });
    expect(screen.getByRole('status').textContent).toBe('No results found!');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  test('S4-024 S4-025 is busy while it looks up; results go when the text gets too short', async () => {
    await open();
    const lookup = await lookFor('nal');
    expect(field().getAttribute('aria-busy')).toBe('true');
    await lookup.answer({ data: [naledi] });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    write('n');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test.each([
    ['the server fails', { error: { code: 'internal', message: 'No' } }, 500],
    ['it may not be asked', { error: { code: 'forbidden', message: 'No' } }, 403],
    ['the answer is none of ours', { data: 7 }, 200],
  ])('S8-020 a look-up where %s shows nothing and says nothing', async (_what, body, status) => {
    // The place of the page’s own messages: what anybody says is seen in it.
    render(<Messages />);
    await open();
    await (await lookFor('nal')).answer(body, { status });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(snackbars.current()).toBeNull();
    expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(['']);
    expect(screen.queryByRole('alert')).toBeNull();
    // And the next one is answered.
    await (await lookFor('nale')).answer({ data: [naledi] });
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  test('a late answer to another question is not shown', async () => {
    await open();
    const first = await lookFor('nal');
    const second = await lookFor('moke');
    await second.answer({ data: [naledi] });
    await first.answer({ data: [nalini, naledi] });
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});

/** Id of the result that Enter would open. */
const chosen = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true }).id;

describe('by keyboard', () => {
  test('S2-136 arrows go round, Enter opens the profile of the person', async () => {
    const router = await open();
    await (await lookFor('nal')).answer({ data: [naledi, nalini] });
    const ids = screen.getAllByRole('option').map(({ id }) => id);
    expect(chosen()).toBe(ids[0]);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(chosen()).toBe(ids[1]);
    expect(field().getAttribute('aria-activedescendant')).toBe(ids[1]);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(chosen()).toBe(ids[0]);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await expect.poll(() => router.state.location.pathname).toBe(`/pages/profile/${nalini.id}`);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('S2-137 choosing a group opens the group', async () => {
    const router = await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Groups' }));
    await (
      await lookFor('orl')
    ).answer({
      data: [{ id: fixedId(3), label: 'Orlando', groupType: 'Cell' }],
    });
    fireEvent.click(screen.getByRole('option'));
    await expect.poll(() => router.state.location.pathname).toBe(`/apps/groups/${fixedId(3)}`);
  });

  test.each([
    ['with results', 'nal'],
    ['without', ''],
  ])('S2-135 one Escape closes list and bar and gives the focus back, %s', async (_, text) => {
    await open();
    if (text) await (await lookFor(text)).answer({ data: [naledi] });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByRole('search')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  });

  test('a header with room for it has a field that opens it, by the same name', async () => {
    await renderAt('/dashboard', <SearchButton look="field" />);
    const button = await screen.findByRole('button', { name: 'Search' });
    expect(button.textContent).toBe('Search/');
    fireEvent.click(button);
    await screen.findByRole('combobox');
  });

  test('a slash opens it, but not for somebody who writes; going elsewhere closes it', async () => {
    await renderAt(
      '/dashboard',
      <>
        <SearchButton />
        <input aria-label="Another field" />
      </>,
    );
    const other = await screen.findByRole('textbox', { name: 'Another field' });
    fireEvent.keyDown(other, { key: '/' });
    expect(screen.queryByRole('combobox')).toBeNull();
    fireEvent.keyDown(document.body, { key: '/' });
    await screen.findByRole('combobox');
    act(() => other.focus());
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(other);
  });
});
