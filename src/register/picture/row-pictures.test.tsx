// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '#domain/errors.ts';
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
/** Drawing anew, which takes a while for a large picture. */
const draw = vi.hoisted(() => vi.fn<() => Promise<Blob>>());
vi.mock('../../api/pictures/square-photo.ts', () => ({ squarePhoto: draw }));

let store: Store;
beforeEach(async () => {
  freshBrowser();
  draw.mockImplementation(() => Promise.resolve(drawn));
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

async function chooseFile(): Promise<void> {
  const file = new File(['0123456789'], 'church.jpg', { type: 'image/jpeg' });
  const input = (await place()).querySelector('input');
  if (!input) throw new Error('No input');
  fireEvent.change(input, { target: { files: [file] } });
}

async function choose(): Promise<void> {
  await chooseFile();
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

  test('saved while it is still drawn, it goes with the change', async () => {
    const drawing = Promise.withResolvers<Blob>();
    draw.mockReturnValueOnce(drawing.promise);
    await openApp(`/apps/churches/${soweto}?tab=details`);
    await chooseFile();
    await screen.findByRole('progressbar');
    await press('Save changes');
    expect(await items()).toEqual([]);
    drawing.resolve(drawn);
    await waitFor(async () => expect(await waiting()).toHaveLength(1));
    const [[item], [picture]] = [await items(), await waiting()];
    expect(item?.args).toMatchObject({
      edits: { pictureId: { was: null, shallBe: picture?.id } },
    });
  });

  test('cancelled while it is drawn, or not to be read, the form has what it had', async () => {
    await store.cache.church.update(soweto, { pictureId: 'a-picture' });
    draw.mockReturnValueOnce(new Promise<Blob>(() => undefined));
    await openApp(`/apps/churches/${soweto}?tab=details`);
    await chooseFile();
    fireEvent.click(await within(await place()).findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Remove' });
    draw.mockImplementationOnce(() => Promise.reject(new Failure('validation', 'Unreadable')));
    await chooseFile();
    await screen.findByText('Unreadable.');
    await press('Leave it out');
    await press('Remove');
    await press('Save changes');
    await waitFor(async () =>
      expect(await items()).toMatchObject([
        { args: { edits: { pictureId: { was: 'a-picture', shallBe: null } } } },
      ]),
    );
    expect(await waiting()).toEqual([]);
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
