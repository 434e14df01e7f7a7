import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import { fileContent } from '../file-content.ts';
import { fileItem, fileName, openFolder } from './entities.ts';

const base = '/api/apps/file-manager';

export const listFolder = defineOperation({
  ...onDevice,
  name: 'demo.files.list',
  method: 'GET',
  path: base,
  /** The text 'null' is the top. */
  input: z.object({ folderId: z._default(z.string(), 'null') }),
  output: openFolder,
  summary: 'Folders and files in a folder by their names, and the way to it',
});

/** Ours, as all below: the specification’s keys do nothing. */
export const uploadFile = defineOperation({
  ...onDevice,
  name: 'demo.files.upload',
  method: 'POST',
  path: base,
  input: z.object({
    file: z.extend(z.pick(fileItem, { folderId: true, name: true, type: true }), {
      content: fileContent,
    }),
  }),
  output: fileItem,
  summary: 'Keeps a file on the device; a name that is taken gets a number',
});

export const addFolder = defineOperation({
  ...onDevice,
  name: 'demo.files.addFolder',
  method: 'POST',
  path: `${base}/folder`,
  input: z.object({ folder: z.pick(fileItem, { folderId: true, name: true }) }),
  output: fileItem,
  summary: 'Adds an empty folder; a name that is taken gets a number',
});

export const changeFile = defineOperation({
  ...onDevice,
  name: 'demo.files.change',
  method: 'PATCH',
  path: base,
  input: z.object({
    id: z.string(),
    item: z.object({
      folderId: z.optional(fileItem.shape.folderId),
      name: z.optional(fileName),
      description: z.optional(fileItem.shape.description),
    }),
  }),
  output: z.nullable(fileItem),
  summary:
    'Renames, describes or moves a folder or file; null when there is none with this id. Where it is moved to, a name that is taken gets a number',
});

export const deleteFile = defineOperation({
  ...onDevice,
  name: 'demo.files.delete',
  method: 'DELETE',
  path: base,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a file, or a folder with all that is in it',
});
