// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '#store/database.ts';
import { refusePicture } from '#store/outbox/waiting-pictures.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { soweto } from '../../../tests/support/device.ts';
import { publishSessionEnd } from '../../api/session/who.ts';

const drawn = new Blob(['small and square'], { type: 'image/webp' });
vi.mock('../../api/pictures/square-photo.ts', () => ({
  squarePhoto: () => Promise.resolve(drawn),
}));

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:copy');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(async () => {
  publishSessionEnd('signedOut');
  await forgetBrowser();
});

const place = () => screen.findByRole('region', { name: 'Picture' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const items = () => store.vault.items.toArray();
const waiting = () => store.vault.pictures.toArray();

async function choose(): Promise<void> {
  const file = new File(['0123456789'], 'church.jpg', { type: 'image/jpeg' });
  const input = (await place()).querySelector('input');
  if (!input) throw new Error('No input');
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(async () => expect((await place()).textContent).toContain('Remove'));
}

/** Chosen for Soweto and saved, without a network. */
async function saved(): Promise<void> {
  await openApp(`/apps/churches/${soweto}?tab=details`);
  await choose();
  await press('Save changes');
  await waitFor(async () => expect(await items()).toHaveLength(1));
  // The form is closed and the row is read anew.
  await screen.findAllByText('Saved on this device');
}

describe('issue 12: the picture of a row', () => {
  test('waits here with the change that names it, and is shown beside the title and in the list', async () => {
    await openApp(`/apps/churches/${soweto}?tab=details`);
    expect((await place()).querySelector('img')).toBeNull();
    await choose();
    // Nothing goes before the form is saved.
    expect(await waiting()).toEqual([]);
    await axeFindsNothing('the form with a picture');
    await press('Save changes');
    await waitFor(async () => expect(await waiting()).toHaveLength(1));
    const [[item], [picture]] = [await items(), await waiting()];
    expect(item).toMatchObject({
      name: 'churches.edit',
      args: { edits: { pictureId: { was: null, shallBe: picture?.id } } },
    });
    expect(picture).toMatchObject({ item: item?.id, type: 'image/webp' });
    const head = screen.getByRole('heading', { level: 1 }).closest('header');
    await waitFor(() => expect(head?.querySelector('img')?.getAttribute('src')).toBe('blob:copy'));
    await openApp('/apps/churches');
    const row = (await screen.findByRole('button', { name: 'Soweto' })).closest('tr');
    await waitFor(() => expect(row?.querySelector('img')?.getAttribute('src')).toBe('blob:copy'));
    const other = (await screen.findByRole('button', { name: 'Tshwane' })).closest('tr');
    expect(other?.querySelector('img')).toBeNull();
  });

  test('taken back before any server heard of it, nothing is left to send', async () => {
    await saved();
    await press('Undo');
    await waitFor(async () => expect(await items()).toEqual([]));
    expect(await waiting()).toEqual([]);
    await waitFor(async () => expect((await place()).textContent).toContain('Choose a picture'));
  });

  test('is taken away like any other value', async () => {
    await store.cache.church.update(soweto, { pictureId: 'a-picture' });
    await openApp(`/apps/churches/${soweto}?tab=details`);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await press('Save changes');
    await waitFor(async () =>
      expect(await items()).toMatchObject([
        { args: { edits: { pictureId: { was: 'a-picture', shallBe: null } } } },
      ]),
    );
    expect(await waiting()).toEqual([]);
  });

  test('that the server does not take is mended in the form, with the picture that was chosen', async () => {
    await saved();
    const [[item], [refused]] = [await items(), await waiting()];
    const problem = { code: 'validation', message: 'This picture cannot be read' };
    await refusePicture(store.vault, item?.id ?? '', problem);
    await openApp(`/apps/churches?open=${soweto}&mend=${item?.id}`);
    await screen.findAllByText(/This picture cannot be read/);
    await choose();
    await press('Save changes');
    await waitFor(async () => expect((await items())[0]?.state.kind).toBe('waiting'));
    const [again] = await items();
    const [picture, ...others] = await waiting();
    // The refused one would be refused again.
    expect(others).toEqual([]);
    expect(picture?.id).not.toBe(refused?.id);
    expect(again?.args).toMatchObject({ edits: { pictureId: { shallBe: picture?.id } } });
  });
});
