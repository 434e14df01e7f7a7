// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeOwnPhoto } from '#domain/access/change-own-photo.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { ownPhoto } from '#store/access/own-photo.ts';
import type { Store } from '#store/database.ts';
import { keepPicture } from '#store/pictures/kept-pictures.ts';
import { refusePicture } from '#store/outbox/waiting-pictures.ts';
import {
  forgetBrowser,
  freshBrowser,
  loseNetwork,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, thabo } from '../../../../tests/support/device.ts';
import { publishSessionEnd } from '../../../api/session/who.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { OwnPhoto } from './own-photo.tsx';

const photo = new Blob(['small and square'], { type: 'image/webp' });
vi.mock('../../../api/pictures/square-photo.ts', () => ({
  squarePhoto: () => Promise.resolve(photo),
}));

let store: Store;
/** Pictures of the server, by address; other addresses need a network that is not there. */
let pictures: Record<string, Blob>;
let asked: string[];

async function serve(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  asked.push(`${request.method} ${pathname}`);
  const found = pictures[pathname];
  if (!found) throw new TypeError('No network');
  return new Response(found, { headers: { 'content-type': found.type } });
}

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
  [asked, pictures] = [[], {}];
  vi.stubGlobal('fetch', serve);
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:copy-${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(async () => {
  publishSessionEnd('signedOut');
  await forgetBrowser();
});

const one = pictureAddress(fixedId(1));
const two = pictureAddress(fixedId(2));

function Here() {
  const avatar = useLive(ownPhoto);
  return avatar.state === 'ready' ? <OwnPhoto name="Thabo Nkosi" {...avatar.data} /> : null;
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

async function choose(file = new File(['0123456789'], 'beach.jpg', { type: 'image/jpeg' })) {
  const input = (await place()).querySelector('input');
  if (!input) throw new Error('No input');
  fireEvent.change(input, { target: { files: [file] } });
}

const items = () => store.vault.items.toArray();
const waiting = () => waitFor(async () => expect(await store.vault.pictures.count()).toBe(1));

test('A07 chosen, it waits here small with the change that needs it, is shown, and says so', async () => {
  render(<Here />);
  expect((await place()).textContent).toContain('TN');
  await axeFindsNothing('without one', document.body);
  await choose();
  await screen.findByText('Saved on this device');
  await waitFor(async () => expect(await shown()).toMatch(/^blob:copy-/));
  const [picture] = await store.vault.pictures.toArray();
  const [item] = await items();
  expect(item).toMatchObject({ name: changeOwnPhoto.name, args: { pictureId: picture?.id } });
  expect(picture).toMatchObject({ item: item?.id, accountId: thabo, type: 'image/webp' });
  expect(new TextDecoder().decode(picture?.bytes)).toBe('small and square');
  await axeFindsNothing('with one that waits', document.body);
  // The server has it, and says so on their card. Nobody was asked for what is here.
  await store.vault.items.clear();
  await bringCard(pictureAddress(picture?.id ?? ''));
  await waitFor(() => expect(screen.queryByText('Saved on this device')).toBeNull());
  expect(await shown()).toMatch(/^blob:copy-/);
  expect(asked.filter((line) => line.startsWith('GET'))).toEqual([]);
});

test('issue 11: another choice takes the place of one that waits; taken away, nothing is left to send', async () => {
  render(<Here />);
  await choose();
  await waiting();
  const [first] = await store.vault.pictures.toArray();
  await choose();
  await waitFor(async () => {
    const [now, ...more] = await store.vault.pictures.toArray();
    expect([now?.id === first?.id, more]).toEqual([false, []]);
  });
  expect(await items()).toHaveLength(1);
  await screen.findByText('Saved on this device');
  // While the second one is redrawn, this key still says Cancel.
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await waitFor(async () => expect(await items()).toEqual([]));
  expect(await store.vault.pictures.count()).toBe(0);
  await waitFor(async () => expect((await place()).textContent).toContain('TN'));
});

test('issue 11: what waits is shown after a full disk took the copies that are shown', async () => {
  const { unmount } = render(<Here />);
  await choose();
  await waiting();
  unmount();
  act(() => publishSessionEnd('expired'));
  await store.cache.picture.clear();
  render(<Here />);
  await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
});

test('A10 refused, it says why and can be left out: the photo before is shown', async () => {
  await keepPicture(store.cache, one, photo, 1);
  await bringCard(one);
  render(<Here />);
  await choose();
  await waiting();
  const [item] = await items();
  const problem = { code: 'too_large', message: 'This picture is too large. Choose a smaller one' };
  await act(() => refusePicture(store.vault, item?.id ?? '', problem));
  await screen.findByText('This picture is too large. Choose a smaller one.');
  await axeFindsNothing('refused', document.body);
  press('Leave it out');
  await waitFor(async () => expect(await items()).toEqual([]));
  await waitFor(() => expect(screen.queryByText(/too large/)).toBeNull());
  expect(await shown()).toMatch(/^blob:/);
});

test('issue 11: a file of 0 bytes, and one that is no picture, are refused as they are chosen', async () => {
  render(<Here />);
  await choose(new File([], 'empty.jpg', { type: 'image/jpeg' }));
  await screen.findByText('“empty.jpg” is empty. Choose another picture.');
  await choose(new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
  await screen.findByText(/“notes.pdf” is not a picture/);
  expect(await items()).toEqual([]);
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
  await waitFor(async () => expect(await items()).toMatchObject([{ args: { pictureId: null } }]));
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
  act(() => publishSessionEnd('expired'));
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
  const { reached } = await import('../../../api/calls/connection.ts');
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
