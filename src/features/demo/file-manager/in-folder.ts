import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { isFolder, pathTo } from '#store/demo/file-manager/queries.ts';
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

/** 'Events / Carols': the folder that an item is in. */
export function placeOf(byId: ReadonlyMap<string, FileItem>, item: FileItem): string {
  const names = pathTo(byId, item.folderId).map(({ name }) => name);
  return names.length === 0 ? 'File manager' : names.join(' / ');
}
