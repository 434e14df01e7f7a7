import { bytesOf } from '#domain/demo/file-content.ts';
import {
  folderType,
  type FileItem,
  type StoredFileItem,
} from '#domain/demo/file-manager/entities.ts';
import * as operations from '#domain/demo/file-manager/operations.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { fileItemWith, folderWith, isFolder } from '#store/demo/file-manager/queries.ts';
import { keepContent } from '../contents.ts';
import { keepDeleted } from '../deletions.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';

type Named = Pick<StoredFileItem, 'folderId' | 'name' | 'type'>;

const items = rowsOf((demo) => demo.fileItem);
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Names in a folder: those of its folders, or of its files of one type. */
async function namesBeside(demo: DemoDatabase, { folderId, type }: Named): Promise<string[]> {
  const beside = await demo.fileItem.toArray();
  return beside
    .filter((one) => one.folderId === folderId && one.type === type)
    .map(({ name }) => name);
}

/** 'Budget (2)' where there is a Budget. */
async function freeName(demo: DemoDatabase, item: Named): Promise<string> {
  const taken = await namesBeside(demo, item);
  const wanted = item.name.trim();
  let name = wanted;
  for (let number = 2; taken.some((one) => same(one, name)); number += 1) {
    name = `${wanted} (${number})`;
  }
  return name;
}

/** Refuses a folder that is gone, and one that is the item itself or below it: nobody would find either again. */
async function mustTake(
  demo: DemoDatabase,
  folderId: string | null,
  itemId: string | null,
): Promise<void> {
  for (let id = folderId; id !== null;) {
    const folder = await demo.fileItem.get(id);
    if (!folder || !isFolder(folder)) {
      throw new Failure('not_found', 'This folder was deleted. Choose another one');
    }
    if (id === itemId) {
      throw new Failure('conflict', 'A folder cannot be moved into itself. Choose another one');
    }
    id = folder.folderId;
  }
}

async function add(demo: DemoDatabase, item: Named & { size: number }): Promise<FileItem> {
  await mustTake(demo, item.folderId, null);
  const now = new Date().toISOString();
  const { id } = await items.add(demo, {
    ...item,
    name: await freeName(demo, item),
    createdBy: 'You',
    createdAt: now,
    modifiedAt: now,
    description: null,
  });
  return must(await fileItemWith(demo, id), 'the new item');
}

const upload = handle(operations.uploadFile, (demo, { file: { content, ...item } }) =>
  demo.transaction('rw', demo.fileItem, demo.fileContent, async () => {
    const size = bytesOf(content);
    if (item.type === folderType) throw new Failure('validation', 'Name the type of the file');
    const added = await add(demo, { ...item, size });
    await keepContent(demo, { id: added.id, address: content });
    return added;
  }),
);

const addFolder = handle(operations.addFolder, (demo, { folder }) =>
  demo.transaction('rw', demo.fileItem, async () =>
    add(demo, { ...folder, type: folderType, size: 0 }),
  ),
);

/** Another name in the same folder: one that is taken is refused. */
async function newName(demo: DemoDatabase, before: StoredFileItem, name: string): Promise<string> {
  const wanted = name.trim();
  if (same(wanted, before.name)) return wanted;
  const beside = await namesBeside(demo, before);
  if (!beside.some((one) => same(one, wanted))) return wanted;
  const what = isFolder(before) ? 'folder' : 'file';
  throw new Failure('conflict', `There is a ${what} “${wanted}” here. Choose another name`);
}

const change = handle(operations.changeFile, (demo, { id, item }) =>
  demo.transaction('rw', demo.fileItem, async () => {
    const before = await items.one(demo, { id });
    if (!before) return null;
    const { folderId = before.folderId, name = before.name } = item;
    if (folderId === before.folderId) {
      const modifiedAt = new Date().toISOString();
      const settled = await newName(demo, before, name);
      await items.change(demo, id, { ...item, name: settled, modifiedAt });
    } else {
      await mustTake(demo, folderId, id);
      const free = await freeName(demo, { ...before, folderId, name });
      await items.change(demo, id, { ...item, name: free });
    }
    return fileItemWith(demo, id);
  }),
);

/** The item itself, and all below it. */
function withAllInside(all: readonly StoredFileItem[], item: StoredFileItem): StoredFileItem[] {
  const inside = all.filter(({ folderId }) => folderId === item.id);
  return [item, ...inside.flatMap((one) => withAllInside(all, one))];
}

const remove = handle(operations.deleteFile, async (demo, { id }) => {
  await demo.transaction('rw', demo.tables, async () => {
    const all = await demo.fileItem.toArray();
    const item = all.find((one) => one.id === id);
    if (!item) return;
    const gone = withAllInside(all, item);
    const ids = gone.map((one) => one.id);
    const contents = (await demo.fileContent.bulkGet(ids)).filter((one) => one !== undefined);
    await keepDeleted(demo, {
      id,
      rows: [
        ...gone.map((row) => ({ table: demo.fileItem.name, row })),
        ...contents.map((row) => ({ table: demo.fileContent.name, row })),
      ],
      fields: [],
    });
    await demo.fileItem.bulkDelete(ids);
    await demo.fileContent.bulkDelete(ids);
  });
  return true as const;
});

export const filesHandlers = [
  handle(operations.listFolder, (demo, { folderId }) =>
    folderWith(demo, folderId === 'null' ? null : folderId),
  ),
  upload,
  addFolder,
  change,
  remove,
];
