import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { folded } from '#domain/values/name-words.ts';
import { isFolder, pathTo } from '#store/demo/file-manager/queries.ts';
import type { GridGroup } from '../../../ui/long-grid/long-grid.tsx';

/** What the search looks in. */
const textOf = ({ name, type, description }: FileItem) =>
  folded(`${name}\n${type}\n${description ?? ''}`);

/** Items of all folders that have the words. */
export function found(items: readonly FileItem[], words: string): FileItem[] {
  const looked = folded(words.trim());
  return items.filter((item) => textOf(item).includes(looked));
}

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

/** 'Events / Carols': the folder that an item is in. */
export function placeOf(items: readonly FileItem[], item: FileItem): string {
  const names = pathTo(items, item.folderId).map(({ name }) => name);
  return names.length === 0 ? 'File manager' : names.join(' / ');
}
