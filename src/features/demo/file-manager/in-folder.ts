import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { isFolder, names, pathTo } from '#store/demo/file-manager/queries.ts';
import type { GridGroup } from '../../../ui/long-grid/long-grid.tsx';

/** Texts that the search looks in. */
export const textOf = ({ name, type, description }: FileItem) =>
  `${name}\n${type}\n${description ?? ''}`;

/** Folders, and below them files. */
export function sections(items: readonly FileItem[]): GridGroup<FileItem>[] {
  const { folders = [], files = [] } = Object.groupBy(items, (item) =>
    isFolder(item) ? 'folders' : 'files',
  );
  return [
    { heading: 'Folders', cards: folders },
    { heading: 'Files', cards: files },
  ];
}

const inWords = (path: readonly FileItem[]) =>
  path.length === 0 ? 'File manager' : path.map(({ name }) => name).join(' / ');

/** 'Events / Carols': the folder that an item is in. */
export function placeOf(byId: ReadonlyMap<string, FileItem>, item: FileItem): string {
  return inWords(pathTo(byId, item.folderId));
}

/** A folder that an item can be moved to. */
export interface Target {
  /** Null is the top. */
  folderId: string | null;
  words: string;
}

/** The top and all folders, but the one that it is in, itself, and all below it. */
export function targetsFor(byId: ReadonlyMap<string, FileItem>, item: FileItem): Target[] {
  const top = item.folderId === null ? [] : [{ folderId: null, words: inWords([]) }];
  const folders = [...byId.values()]
    .filter((one) => isFolder(one) && one.id !== item.folderId)
    .map(({ id }) => ({ folderId: id, path: pathTo(byId, id) }))
    .filter(({ path }) => !path.some(({ id }) => id === item.id))
    .map(({ folderId, path }) => ({ folderId, words: inWords(path) }))
    .toSorted((a, b) => names.compare(a.words, b.words));
  return [...top, ...folders];
}
