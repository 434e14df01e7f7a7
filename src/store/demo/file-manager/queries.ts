import {
  type FileItem,
  folderType,
  type OpenFolder,
  type StoredFileItem,
} from '#domain/demo/file-manager/entities.ts';
import type { DemoDatabase } from '../database.ts';

/** Order of names, whatever their case and accents. */
export const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Everything in a folder, with all in the folders below it. */
interface Held {
  files: number;
  bytes: number;
}

export const isFolder = ({ type }: Pick<FileItem, 'type'>) => type === folderType;

function heldOf(id: string, inFolder: ReadonlyMap<string | null, readonly StoredFileItem[]>): Held {
  let held: Held = { files: 0, bytes: 0 };
  for (const item of inFolder.get(id) ?? []) {
    const own = isFolder(item) ? heldOf(item.id, inFolder) : { files: 1, bytes: item.size };
    held = { files: held.files + own.files, bytes: held.bytes + own.bytes };
  }
  return held;
}

const filesIn = (files: number) => (files === 1 ? '1 file' : `${files} files`);

function asAnswered(
  item: StoredFileItem,
  inFolder: ReadonlyMap<string | null, readonly StoredFileItem[]>,
): FileItem {
  if (!isFolder(item)) return { ...item, contents: null };
  const { files, bytes } = heldOf(item.id, inFolder);
  return { ...item, size: bytes, contents: filesIn(files) };
}

/** Everything, by names, with what folders hold. */
export async function allFileItems(demo: DemoDatabase): Promise<FileItem[]> {
  const stored = await demo.fileItem.toArray();
  const inFolder = Map.groupBy(stored, ({ folderId }) => folderId);
  return stored
    .map((item) => asAnswered(item, inFolder))
    .toSorted((a, b) => names.compare(a.name, b.name));
}

export const byIds = (all: readonly FileItem[]) => new Map(all.map((item) => [item.id, item]));

/** From the top folder to the one with this id. */
export function pathTo(byId: ReadonlyMap<string, FileItem>, folderId: string | null): FileItem[] {
  const path: FileItem[] = [];
  for (let id = folderId; id !== null;) {
    const folder = byId.get(id);
    if (!folder) break;
    path.unshift(folder);
    id = folder.folderId;
  }
  return path;
}

/** S7-068. */
export async function folderWith(demo: DemoDatabase, folderId: string | null): Promise<OpenFolder> {
  const all = await allFileItems(demo);
  const inside = all.filter((item) => item.folderId === folderId);
  return {
    folders: inside.filter(isFolder),
    files: inside.filter((item) => !isFolder(item)),
    path: pathTo(byIds(all), folderId),
  };
}

export async function fileItemWith(demo: DemoDatabase, id: string): Promise<FileItem | null> {
  return (await allFileItems(demo)).find((item) => item.id === id) ?? null;
}

/** Whether there is something to download: the samples are names without content. */
export async function hasContent(demo: DemoDatabase, id: string): Promise<boolean> {
  return (await demo.fileContent.where('id').equals(id).count()) > 0;
}
