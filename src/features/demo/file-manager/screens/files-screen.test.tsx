// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '../../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../../tests/support/axe-here.ts';
import { eachOnDemoScreens, openDemo } from '../../../../../tests/support/demo-screens.tsx';
import { fileBytes } from '#domain/demo/file-content.ts';
import { must } from '#domain/must.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { allFileItems } from '#store/demo/file-manager/queries.ts';

const demo = demoDatabase();

eachOnDemoScreens({ row: 146, box: 900 });

async function openFiles(path = '/apps/file-manager') {
  return openDemo(path);
}

async function openTop() {
  const where = await openFiles();
  await screen.findByText('3 folders, 13 files');
  return where;
}

async function called(name: string) {
  return must(
    (await allFileItems(demo)).find((one) => one.name === name),
    name,
  );
}

const grid = () => within(screen.getByRole('list', { name: 'Folders and files' }));
const names = () =>
  grid()
    .getAllByRole('link')
    .filter((link) => !link.getAttribute('aria-label'))
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search files' });

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

async function open(name: string) {
  fireEvent.click(grid().getByRole('link', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function openDetailsOf(folder: string) {
  fireEvent.click(grid().getByRole('link', { name: `Details of ${folder}` }));
  return within(await screen.findByRole('dialog', { name: folder }));
}

function choose(...files: File[]): void {
  const input = must(document.querySelector('input[type=file]'), 'the input');
  fireEvent.change(input, { target: { files } });
}

describe('a folder', () => {
  test('S1-024 S2-074 folders and files as cards; a folder opens, with the way to it', async () => {
    const where = await openTop();
    expect(names().slice(0, 4)).toEqual(['Events', 'Finance', 'Photos', 'Baptism names']);
    expect(names()).toHaveLength(16);
    expect(grid().getAllByText('PDF')).toHaveLength(4);
    await axeFindsNothing('the top');
    fireEvent.click(grid().getByRole('link', { name: 'Events' }));
    await screen.findByText('1 folder, 1 file');
    expect(where()).toBe(`/apps/file-manager/folders/${(await called('Events')).id}`);
    fireEvent.click(grid().getByRole('link', { name: 'Carols 2026' }));
    await screen.findByRole('heading', { level: 1, name: 'Carols 2026' });
    const up = screen.getAllByRole('link', { name: 'Events' });
    expect(up[0]?.getAttribute('href')).toBe(
      `/apps/file-manager/folders/${(await called('Events')).id}`,
    );
    await axeFindsNothing('a folder');
  });

  test('the search goes through all folders, and ends where one opens', async () => {
    await openTop();
    type(search(), 'CAROLS');
    await screen.findByText('2 found');
    expect(names()).toEqual(['Carols 2026', 'Carols programme']);
    expect(grid().getByText('Events / Carols 2026')).toBeTruthy();
    type(search(), 'nothing at all');
    await screen.findByRole('heading', { name: 'No file has this' });
    type(search(), 'audit');
    await screen.findByText('1 found');
    const drawer = await open('Audit letter');
    fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toEqual(['Audit letter']);
    type(search(), 'finance');
    await screen.findByText('1 found');
    fireEvent.click(grid().getByRole('link', { name: 'Finance' }));
    await screen.findByText('0 folders, 1 file');
    expect(search()).toHaveProperty('value', '');
  });

  test('as a list too, with size and day of each', async () => {
    await openTop();
    fireEvent.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(grid().getAllByText(/^96.kB · \d+ \w{3} 20\d\d$/)).toHaveLength(1));
    expect(grid().getByText(/^2 files · 415.kB · /)).toBeTruthy();
    await axeFindsNothing('the list');
    await openDetailsOf('Events');
  });

  test('a new folder is empty, says what to do, and its name may be taken', async () => {
    await openTop();
    fireEvent.click(screen.getByRole('button', { name: 'New folder' }));
    const asked = within(await screen.findByRole('dialog', { name: 'New folder' }));
    fireEvent.click(asked.getByRole('button', { name: 'Add folder' }));
    await asked.findByText('Enter a name');
    await axeFindsNothing('a new folder');
    type(asked.getByRole('textbox', { name: 'Name' }), 'photos');
    fireEvent.click(asked.getByRole('button', { name: 'Add folder' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(await grid().findByRole('link', { name: 'photos (2)' }));
    await screen.findByRole('heading', { name: 'This folder is empty' });
    expect(screen.getByText(/at most 5,0.MB, all of them 50.MB/)).toBeTruthy();
  });

  test.each([
    ['folder', 'folders/never-was'],
    ['file', 'details/never-was'],
  ])('a %s that is not there is logged, and leads to the list', async (word, path) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await openFiles(`/apps/file-manager/${path}`);
    await waitFor(() => expect(where()).toBe('/apps/file-manager'));
    expect(log).toHaveBeenCalledWith(`Could not found ${word} with id of never-was!`);
  });

  test('issue 15: of 5 000 files a few are drawn, and the search goes through all of them', async () => {
    await openTop();
    const one = must(await demo.fileItem.get((await called('Logo, full colour')).id), 'a file');
    await demo.fileItem.bulkAdd(
      Array.from({ length: 4987 }, (_, at) => ({ ...one, id: `more${at}`, name: `More ${at}` })),
    );
    await screen.findByText('3 folders, 5 000 files');
    expect(names().length).toBeLessThan(80);
    type(search(), 'more 4986');
    await screen.findByText('1 found');
    expect(names()).toEqual(['More 4986']);
  });
});

describe('uploading', () => {
  test('a file is kept on the device and downloaded as it was; a second one of the name gets a number', async () => {
    await openTop();
    const bytes = new Uint8Array([0, 255, 1, 128]);
    const file = new File([bytes], 'Choir.mp3', { type: 'audio/mpeg' });
    choose(file);
    await screen.findByText('Uploaded: Choir');
    choose(new File(['x'], 'Choir.mp3', { type: 'audio/mpeg' }), new File([''], 'README'));
    await screen.findByText('3 folders, 16 files');
    expect(names()).toEqual(expect.arrayContaining(['Choir', 'Choir (2)', 'README']));
    const saved: { name: string; blob: Blob }[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push({ name: '', blob: blob as Blob });
      return 'blob:choir';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      must(saved.at(-1), 'a file').name = this.download;
    });
    const id = (await called('Choir')).id;
    fireEvent.click(grid().getByRole('link', { name: 'Choir' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Choir' }));
    const key = drawer.getByRole<HTMLButtonElement>('button', { name: 'Download' });
    await waitFor(() => expect(key.disabled).toBe(false));
    expect(drawer.getByText('You')).toBeTruthy();
    fireEvent.click(key);
    await waitFor(() => expect(saved[0]?.name).toBe('Choir.mp3'));
    const blob = must(saved[0], 'the file').blob;
    expect(blob.type).toBe('audio/mpeg');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
    expect(await demo.fileContent.get(id)).toBeTruthy();
  });

  test('what is too large says so with its size, and does not stop the others', async () => {
    await openTop();
    choose(
      new File([new Uint8Array(fileBytes + 1_000_000)], 'film.mp4'),
      new File(['1'], 'list.txt'),
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /“film.mp4” was not uploaded: it has 6,0.MB. Choose a file of at most 5,0.MB/,
    );
    await screen.findByText('3 folders, 14 files');
    await axeFindsNothing('what was not uploaded');
    fireEvent.click(within(alert).getByRole('button', { name: /^Dismiss/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a file that is dropped on the page goes into the folder that is open', async () => {
    await openTop();
    const { id } = await called('Finance');
    fireEvent.click(grid().getByRole('link', { name: 'Finance' }));
    await screen.findByText('0 folders, 1 file');
    const heading = screen.getByRole('heading', { level: 1 });
    fireEvent.drop(heading, { dataTransfer: { files: [new File(['1'], 'Tithes.csv')] } });
    await screen.findByText('0 folders, 2 files');
    expect(await called('Tithes')).toMatchObject({ folderId: id, type: 'CSV', size: 1 });
  });
});

describe('details', () => {
  test('everything about a file; a sample has nothing to download, and says so', async () => {
    const where = await openTop();
    const drawer = await open('Usher guide');
    expect(where()).toBe(`/apps/file-manager/details/${(await called('Usher guide')).id}`);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Usher guide'));
    expect(drawer.getByText(/^2,4.MB$/)).toBeTruthy();
    expect(drawer.getByText(/^Doors, counting/)).toBeTruthy();
    await drawer.findByText(/^A sample has nothing in it/);
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true);
    await axeFindsNothing('details');
    fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/apps/file-manager'));
  });

  test('renamed and described; a name that is taken is refused at the field', async () => {
    await openTop();
    const { id } = await called('Parking plan');
    const drawer = await open('Parking plan');
    fireEvent.click(drawer.getByRole('button', { name: 'Rename' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Rename this file' }));
    const name = asked.getByRole('textbox', { name: 'Name' });
    type(name, 'usher guide');
    fireEvent.click(asked.getByRole('button', { name: 'Rename' }));
    await asked.findByText('There is a file “usher guide” here. Choose another name');
    type(name, 'Parking 2027');
    fireEvent.click(asked.getByRole('button', { name: 'Rename' }));
    const renamed = within(await screen.findByRole('dialog', { name: 'Parking 2027' }));
    fireEvent.click(renamed.getByRole('button', { name: 'Edit the description' }));
    const describing = within(await screen.findByRole('dialog', { name: 'Describe this file' }));
    type(describing.getByRole('textbox', { name: 'Description' }), 'Two gates.\nBuses apart.');
    fireEvent.click(describing.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await demo.fileItem.get(id)).toMatchObject({
        name: 'Parking 2027',
        description: 'Two gates.\nBuses apart.',
      }),
    );
  });

  test('moved to a folder; the details stay open, and undo moves it back', async () => {
    await openTop();
    const before = await called('Parking plan');
    const drawer = await open('Parking plan');
    fireEvent.click(drawer.getByRole('button', { name: 'Move to…' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Move “Parking plan”' }));
    fireEvent.click(asked.getByRole('button', { name: 'Move' }));
    await asked.findByText('Choose a folder');
    await axeFindsNothing('the folders');
    fireEvent.click(await asked.findByRole('radio', { name: 'Events / Carols 2026' }));
    expect(asked.queryByText('Choose a folder')).toBeNull();
    fireEvent.click(asked.getByRole('button', { name: 'Move' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await screen.findByText('Moved to Events / Carols 2026: Parking plan');
    const moved = within(await screen.findByRole('dialog', { name: 'Parking plan' }));
    await moved.findByText('Events / Carols 2026');
    expect((await called('Parking plan')).folderId).toBe((await called('Carols 2026')).id);
    fireEvent.click(undo);
    await waitFor(async () => expect(await called('Parking plan')).toEqual(before));
  });

  test('a folder is not offered itself, nor what is in it', async () => {
    await openTop();
    const drawer = await openDetailsOf('Events');
    fireEvent.click(drawer.getByRole('button', { name: 'Move to…' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Move “Events”' }));
    const folders = within(asked.getByRole('group', { name: 'Folder' }));
    const offered = await folders.findAllByRole('radio');
    expect(offered.map((one) => one.closest('label')?.textContent)).toEqual(['Finance', 'Photos']);
  });

  test('a file is deleted without a question, the next one opens, and undo brings it back', async () => {
    const where = await openTop();
    const before = await called('Prayer calendar');
    const drawer = await open('Prayer calendar');
    fireEvent.click(drawer.getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await screen.findByRole('dialog', { name: 'Read me first' });
    expect(where()).toBe(`/apps/file-manager/details/${(await called('Read me first')).id}`);
    expect(await demo.fileItem.get(before.id)).toBeUndefined();
    fireEvent.click(undo);
    await waitFor(async () => expect(await called('Prayer calendar')).toEqual(before));
  });

  test('a folder with something in it is asked about, and undo brings all of it back', async () => {
    await openTop();
    const before = await allFileItems(demo);
    const drawer = await openDetailsOf('Events');
    expect(drawer.getByText('2 files')).toBeTruthy();
    fireEvent.click(drawer.getByRole('button', { name: 'Delete' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Delete this folder?' }));
    expect(asked.getByText(/goes with everything in it: 2 files/)).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Delete folder' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(async () => expect(await demo.fileItem.count()).toBe(17));
    fireEvent.click(undo);
    await waitFor(async () => expect(await allFileItems(demo)).toEqual(before));
  });
});

test('S8-023 without a worker it says so, and offers to reload', async () => {
  await openApp('/apps/file-manager');
  await screen.findByText('Service workers are disabled or not supported by this browser');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
