import { expect, test } from 'vitest';
import { bytesOf } from '#domain/demo/file-content.ts';
import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { byIds } from '#store/demo/file-manager/queries.ts';
import { blobOf } from '../../../demo/files/download.ts';
import { searchIn } from '../../../demo/search-in.ts';
import { placeOf, sections, targetsFor, textOf } from './in-folder.ts';
import { amountWords, downloadName, nameAndType } from './words.ts';

function item(id: string, folderId: string | null, fields: Partial<FileItem> = {}): FileItem {
  return {
    id,
    folderId,
    name: id,
    createdBy: 'You',
    createdAt: '2026-11-01T08:30:00.000Z',
    modifiedAt: '2026-11-01T08:30:00.000Z',
    size: 0,
    type: 'PDF',
    contents: null,
    description: null,
    ...fields,
  };
}

const items = [
  item('Events', null, { type: 'folder' }),
  item('Carols', 'Events', { type: 'folder' }),
  item('Programme', 'Carols', { description: 'Readings and hymns' }),
  item('Élan', null),
];

test('a file’s name is its words and its type, and the same again when it is downloaded', () => {
  for (const [whole, name, type] of [
    ['Budget 2027.xlsx', 'Budget 2027', 'XLSX'],
    ['archive.tar.gz', 'archive.tar', 'GZ'],
    ['README', 'README', 'FILE'],
    ['.env', '.env', 'FILE'],
    ['ends with a dot.', 'ends with a dot.', 'FILE'],
  ] as const) {
    expect(nameAndType(whole)).toEqual({ name, type });
    expect(downloadName({ name, type }).toLowerCase()).toBe(whole.toLowerCase());
  }
});

test('none, one and many in words', () => {
  expect([amountWords(0, 1), amountWords(1, 13), amountWords(3, 5000)]).toEqual([
    '0 folders, 1 file',
    '1 folder, 13 files',
    '3 folders, 5\u00a0000 files',
  ]);
});

test('the search goes through all folders, by name, type and description, whatever the accents', () => {
  const find = searchIn(items, textOf);
  const names = (words: string) => find(words).map(({ name }) => name);
  expect(names('elan')).toEqual(['Élan']);
  expect(names('HYMNS')).toEqual(['Programme']);
  expect(names('pdf')).toEqual(['Programme', 'Élan']);
  expect(names('nothing')).toEqual([]);
  expect(placeOf(byIds(items), item('x', 'Carols'))).toBe('Events / Carols');
  expect(placeOf(byIds(items), item('x', null))).toBe('File manager');
});

test('a folder can be moved to the top and to each other folder, but not into itself or below', () => {
  const all = byIds([...items, item('Audit', null, { type: 'folder' })]);
  const targets = (of: FileItem) => targetsFor(all, of).map(({ words }) => words);
  expect(targets(item('Events', null, { type: 'folder' }))).toEqual(['Audit']);
  expect(targets(item('Carols', 'Events'))).toEqual(['File manager', 'Audit']);
  expect(targets(item('Programme', 'Carols'))).toEqual(['File manager', 'Audit', 'Events']);
  expect(targets(item('Élan', null))).toEqual(['Audit', 'Events', 'Events / Carols']);
});

test('folders stand before files', () => {
  expect(sections(items.filter(({ folderId }) => folderId === null))).toEqual([
    { heading: 'Folders', cards: [items[0]] },
    { heading: 'Files', cards: [items[3]] },
  ]);
});

test('what is downloaded has the bytes that were uploaded', async () => {
  for (const words of ['', 'a', 'ab', 'abc', 'Grüße']) {
    const bytes = new TextEncoder().encode(words);
    const address = `data:text/plain;base64,${btoa(String.fromCharCode(...bytes))}`;
    const blob = blobOf(address);
    expect(blob.type).toBe('text/plain');
    expect(await blob.text()).toBe(words);
    expect(bytesOf(address)).toBe(bytes.length);
  }
});
