// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import type { Grant } from '#domain/permissions.ts';
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
import { fixedId, lerato, soweto, thabo } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';
import { publishSessionEnd } from '../../../api/session/who.ts';

vi.mock('../../../api/pictures/square-photo.ts', () => ({
  squarePhoto: (file: Blob) =>
    Promise.resolve(new Blob([`small and square, of ${file.size}`], { type: 'image/webp' })),
}));

const naledi = personOf(soweto, 'Naledi Mokoena', { id: fixedId(951) });
const known = fixedId(952);
const ofRecord = pictureAddress(known);

beforeEach(() => {
  freshBrowser();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:copy-${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(async () => {
  publishSessionEnd('signedOut');
  await forgetBrowser();
});

async function hold(change: Partial<typeof naledi>, grants: Grant[] = administrator) {
  const store = await signInHere(grants);
  await store.cache.person.bulkPut(held([{ ...naledi, ...change }]));
  return store;
}

/** Pictures that the server answers; any other call finds no network. */
function serve(...addresses: string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (!addresses.includes(pathname)) throw new TypeError('No network');
    return new Response('bytes', { headers: { 'content-type': 'image/webp' } });
  });
  return asked;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const place = () => screen.findByRole('region', { name: 'Photo' });
const items = ({ vault }: Store) => vault.items.toArray();
const head = async () => (await screen.findByRole('heading', { level: 1 })).closest('header');
const shown = async () => (await head())?.querySelector('img')?.getAttribute('src') ?? null;

const row = async (name: string) =>
  (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;

/** By the files of the browser, or by its camera. */
async function choose(by: 'files' | 'camera' = 'files'): Promise<void> {
  const file = new File(['0123456789'], 'naledi.jpg', { type: 'image/jpeg' });
  const inputs = [...(await place()).querySelectorAll('input')];
  const input = inputs.find((one) => one.hasAttribute('capture') === (by === 'camera'));
  if (!input) throw new Error('No input');
  fireEvent.change(input, { target: { files: [file] } });
}

describe('issue 13: the photo of a person, over their profile', () => {
  test('is chosen without a network, shown at once, and waits with the change that names it', async () => {
    const store = await hold({});
    loseNetwork();
    await openApp(`/pages/profile/${naledi.id}`);
    expect(await shown()).toBeNull();
    await press('Change photo');
    await screen.findByRole('dialog', { name: 'Photo of Naledi Mokoena' });
    await axeFindsNothing('the photo of a person');
    await choose();
    await waitFor(async () => expect(await items(store)).toHaveLength(1));
    const [[item], [picture]] = [await items(store), await store.vault.pictures.toArray()];
    expect(item).toMatchObject({
      name: 'people.edit',
      args: { id: naledi.id, edits: { pictureId: { was: null, shallBe: picture?.id } } },
    });
    expect(picture).toMatchObject({ item: item?.id, type: 'image/webp' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
    await press('Undo');
    await waitFor(async () => expect(await items(store)).toEqual([]));
    expect(await store.vault.pictures.count()).toBe(0);
    await waitFor(async () => expect(await shown()).toBeNull());
  });

  test('is taken with the camera', async () => {
    const store = await hold({});
    await openApp(`/pages/profile/${naledi.id}`);
    await press('Change photo');
    const take = await screen.findByText('Take a photo');
    const camera = [...(await place()).querySelectorAll('input')].at(-1);
    const opened = vi.spyOn(camera as HTMLInputElement, 'click');
    fireEvent.click(take);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(camera?.getAttribute('capture')).toBe('environment');
    await choose('camera');
    await waitFor(async () => expect(await items(store)).toHaveLength(1));
  });

  test('is taken away, and the message brings it back', async () => {
    serve(ofRecord);
    const store = await hold({ pictureId: known, photoUrl: ofRecord });
    await openApp(`/pages/profile/${naledi.id}`);
    await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
    await press('Change photo');
    await press('Remove');
    await waitFor(async () =>
      expect(await items(store)).toMatchObject([
        { args: { edits: { pictureId: { was: known, shallBe: null } } } },
      ]),
    );
    await waitFor(async () => expect(await shown()).toBeNull());
    await press('Undo');
    await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
  });

  test('who reads the person and may not change them has no key for it', async () => {
    const auditor: Grant[] = [
      { role: 'Auditor', scope: 'tenant', scopeId: null, churchIds: [soweto] },
    ];
    await hold({}, auditor);
    await openApp(`/pages/profile/${naledi.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Naledi Mokoena' });
    expect(screen.queryByRole('button', { name: 'Change photo' })).toBeNull();
  });
});

describe('issue 13: which photo is shown', () => {
  const ofAccount = pictureAddress(fixedId(953));
  const card = (id: string) => ({ id, name: 'Naledi Mokoena', avatar: ofAccount });

  test('of a colleague that of the record, which lists show too; without one that of their account', async () => {
    const asked = serve(ofAccount, ofRecord);
    const store = await hold({ accountId: lerato, pictureId: known, photoUrl: ofRecord });
    await store.cache.colleague.bulkPut(held([card(lerato)]));
    await openApp(`/pages/profile/${naledi.id}`);
    await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
    expect(asked).toContain(ofRecord);
    expect(asked).not.toContain(ofAccount);
    await store.cache.person.update(naledi.id, { pictureId: null, photoUrl: null });
    await waitFor(() => expect(asked).toContain(ofAccount));
    await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
  });

  test('on one’s own page one’s own, which is what is changed there', async () => {
    const asked = serve(ofAccount, ofRecord);
    const store = await hold({ accountId: thabo, pictureId: known, photoUrl: ofRecord });
    await store.cache.colleague.bulkPut(held([card(thabo)]));
    await openApp(`/pages/profile/${naledi.id}`);
    await waitFor(async () => expect(await shown()).toMatch(/^blob:/));
    expect(asked).not.toContain(ofRecord);
    await press('Change photo');
    await screen.findByRole('dialog', { name: 'Your photo' });
  });

  test('the directory shows it, asks for it once, and finds who has none', async () => {
    const asked = serve(ofRecord);
    const store = await hold({ pictureId: known, photoUrl: ofRecord });
    const sipho = personOf(soweto, 'Sipho Dlamini', { id: fixedId(954) });
    await store.cache.person.bulkPut(held([sipho]));
    await openApp('/apps/people');
    const photoOf = async () => (await row('Naledi Mokoena')).querySelector('img');
    await waitFor(async () => expect(await photoOf()).not.toBeNull());
    expect((await row('Sipho Dlamini')).querySelector('img')).toBeNull();
    expect(asked.filter((path) => path === ofRecord)).toHaveLength(1);
    cleanup();
    await openApp('/apps/people?only=knownOf:noPhoto');
    await row('Sipho Dlamini');
    expect(screen.queryByRole('button', { name: 'Naledi Mokoena' })).toBeNull();
    // Asked for once, however many pages show it.
    expect(asked.filter((path) => path === ofRecord)).toHaveLength(1);
  });

  test('the form of a person changes it with the rest', async () => {
    const store = await hold({});
    await openApp(`/apps/people?open=${naledi.id}`);
    await place();
    await choose();
    await screen.findByRole('button', { name: 'Remove' });
    expect(await items(store)).toEqual([]);
    await press('Save changes');
    await waitFor(async () => expect(await store.vault.pictures.count()).toBe(1));
    const [picture] = await store.vault.pictures.toArray();
    expect(await items(store)).toMatchObject([
      { args: { edits: { pictureId: { was: null, shallBe: picture?.id } } } },
    ]);
  });
});
