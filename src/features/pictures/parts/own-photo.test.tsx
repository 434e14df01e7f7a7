// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeOwnPhoto, saveOwnPhoto } from '#domain/access/own-photo.ts';
import { Failure } from '#domain/errors.ts';
import { pictureAddress } from '#domain/pictures/rules.ts';
import { ownAvatar } from '#store/access/own-avatar.ts';
import type { Store } from '#store/database.ts';
import { keepPicture } from '#store/pictures/kept-pictures.ts';
import {
  forgetBrowser,
  freshBrowser,
  loseNetwork,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, thabo } from '../../../../tests/support/device.ts';
import { fakeLine, type FakeLine } from '../../../../tests/support/fake-line.ts';
import { tellSessionEnd } from '../../../api/who.ts';
import { useLive } from '../../../api/use-live.ts';
import { OwnPhoto } from './own-photo.tsx';

const photo = new Blob(['small and square'], { type: 'image/webp' });
vi.mock('../square-photo.ts', () => ({ squarePhoto: () => Promise.resolve(photo) }));

let store: Store;
let lines: FakeLine[];
/** What the server has, by its address; what it has not needs a network that is not there. */
let pictures: Record<string, Blob>;
let asked: string[];

async function serve(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  asked.push(`${request.method} ${pathname}`);
  if (request.method === 'DELETE') return Response.json({ avatar: null }, { status: 202 });
  const found = pictures[pathname];
  if (!found) throw new TypeError('No network');
  return new Response(found, { headers: { 'content-type': found.type } });
}

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
  [asked, pictures, lines] = [[], {}, fakeLine()];
  vi.stubGlobal('fetch', serve);
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:copy-${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(async () => {
  tellSessionEnd('signedOut');
  await forgetBrowser();
});

const one = pictureAddress(fixedId(1));
const two = pictureAddress(fixedId(2));

function Here() {
  const avatar = useLive(ownAvatar);
  return avatar.state === 'ready' ? <OwnPhoto name="Thabo Nkosi" avatar={avatar.data} /> : null;
}

/** The card of the person at the device, as a pull brings it. */
const bringCard = (avatar: string | null) =>
  act(() =>
    store.cache.colleague.put({
      id: thabo,
      name: 'Thabo Nkosi',
      avatar,
      _scopes: [],
      _generation: 1,
    }),
  );

const place = () => screen.findByRole('region', { name: 'Photo' });
const shown = async () => (await place()).querySelector('img')?.getAttribute('src') ?? null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function choose(): Promise<FakeLine> {
  const before = lines.length;
  const input = (await place()).querySelector('input');
  if (!input) throw new Error('No input');
  const file = new File(['0123456789'], 'beach.jpg', { type: 'image/jpeg' });
  fireEvent.change(input, { target: { files: [file] } });
  return begun(before);
}

const begun = (before: number) =>
  waitFor(() => {
    const line = lines[before];
    if (!line?.body) throw new Error('Nothing was sent');
    return line;
  });

test('chosen, it goes small under one’s own name, says how far it is, and is shown from here', async () => {
  render(<Here />);
  expect((await place()).textContent).toContain('TN');
  await axeFindsNothing('without one', document.body);
  const line = await choose();
  expect([line.method, new URL(line.url).pathname]).toEqual(['PUT', saveOwnPhoto.path]);
  expect(line.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer ./),
    'content-type': 'image/webp',
  });
  expect(await line.body?.text()).toBe('small and square');
  act(() => line.progress(4, 10));
  await screen.findByRole('progressbar', { name: 'Sending 40%' });
  line.answer(202, { avatar: one });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await waitFor(async () => expect(await shown()).toMatch(/^blob:copy-/));
  expect(await store.cache.picture.count()).toBe(1);
  // Nobody was asked for what had just left.
  expect(asked).toEqual([]);
  await bringCard(one);
  expect(await shown()).toMatch(/^blob:copy-/);
  await axeFindsNothing('with one', document.body);
});

test('without a network it says so, keeps what was chosen, and sends it later', async () => {
  render(<Here />);
  const line = await choose();
  act(() => {
    loseNetwork();
    line.lose();
  });
  await screen.findByText(
    'A picture needs a connection. This one stays here: try again when there is one.',
  );
  expect(await shown()).toMatch(/^blob:/);
  press('Try again');
  const again = await begun(1);
  again.answer(422, new Failure('validation', 'This picture is damaged').body());
  await screen.findByText('This picture is damaged.');
  press('Try again');
  (await begun(2)).answer(202, { avatar: one });
  await waitFor(async () => expect(await store.cache.picture.get(one)).toBeTruthy());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

test('it is taken away after one more question', async () => {
  await keepPicture(store.cache, one, photo, 1);
  await bringCard(one);
  render(<Here />);
  await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
  press('Remove');
  await screen.findByRole('alertdialog', { name: 'Remove your photo?' });
  press('Keep it');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([]);
  press('Remove');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(asked).toEqual([`DELETE ${removeOwnPhoto.path}`]));
  await waitFor(async () => expect((await place()).textContent).toContain('TN'));
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('what was shown is shown again without a network; what was not comes with the network', async () => {
  pictures[one] = photo;
  await bringCard(one);
  const { unmount } = render(<Here />);
  await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
  await waitFor(async () => expect(await store.cache.picture.count()).toBe(1));
  unmount();
  act(() => tellSessionEnd('expired'));
  delete pictures[one];
  render(<Here />);
  await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
  expect(asked).toEqual([`GET ${one}`]);
  act(loseNetwork);
  await bringCard(two);
  await waitFor(() => expect(asked).toContain(`GET ${two}`));
  expect((await place()).textContent).toContain('TN');
  pictures[two] = photo;
  cleanup();
  vi.restoreAllMocks();
  const { reached } = await import('../../../api/connection.ts');
  act(() => reached(performance.now()));
  render(<Here />);
  await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
});

test('no more than the 200 that were shown last are kept', async () => {
  for (let at = 0; at < 203; at++) await keepPicture(store.cache, `/p/${at}`, photo, at);
  const ids = await store.cache.picture.toCollection().primaryKeys();
  expect(ids).toHaveLength(200);
  expect(ids).not.toContain('/p/2');
  expect(ids).toContain('/p/3');
});
