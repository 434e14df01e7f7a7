import * as z from 'zod/mini';
import { instant } from '../../values/dates/instant.ts';
import { rowId, text } from '../text.ts';

export const fileNameLength = 100;
export const descriptionLength = 1000;

/** Type of an item that holds others. */
export const folderType = 'folder';

export const fileName = text(fileNameLength).check(
  z.refine((name) => name.trim() !== '', 'Enter a name'),
);

/** S3-027. */
export const fileItem = z.object({
  id: rowId,
  /** Null at the top. */
  folderId: z.nullable(rowId),
  /** Without the end that says its type. */
  name: fileName,
  createdBy: text(100),
  createdAt: instant,
  modifiedAt: instant,
  /** In bytes; of a folder, all that is in it. */
  size: z.int(),
  /** 'folder', else the end of the file's name in capitals: 'PDF'. */
  type: text(12),
  /** Of a folder: '4 files'. */
  contents: z.nullable(z.string()),
  description: z.nullable(text(descriptionLength)),
});
export type FileItem = z.infer<typeof fileItem>;

/** An item as the device keeps it: what a folder holds is counted. */
export type StoredFileItem = Omit<FileItem, 'contents'>;

/** A folder as the calls answer it. */
export const openFolder = z.object({
  folders: z.array(fileItem),
  files: z.array(fileItem),
  /** From the top folder to this one. */
  path: z.array(fileItem),
});
export type OpenFolder = z.infer<typeof openFolder>;
