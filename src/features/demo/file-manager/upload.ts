import { fileBytes, fileNameLength } from '#domain/demo/file-manager/entities.ts';
import { uploadFile } from '#domain/demo/file-manager/operations.ts';
import { Failure } from '#domain/errors.ts';
import { callDemo } from '../../../api/demo.ts';
import { dataAddress } from '../../../demo/data-address.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { nameAndType } from './words.ts';

/** Outcome for the files that somebody chose. */
export interface Uploaded {
  /** Names as they are kept. */
  kept: string[];
  /** A sentence for each that was not. */
  problems: string[];
}

/** A browser writes nothing at all for a file without content. */
const nothing = 'data:;base64,';

async function upload(file: File, folderId: string | null): Promise<string> {
  if (file.size > fileBytes) {
    throw new Failure(
      'too_large',
      `it has ${fileSize(file.size)}. Choose a file of at most ${fileSize(fileBytes)}`,
    );
  }
  const { name, type } = nameAndType(file.name);
  const content = file.size === 0 ? nothing : await dataAddress(file);
  const added = await callDemo(uploadFile, {
    file: { folderId, name: name.slice(0, fileNameLength), type, content },
  });
  return added.name;
}

/** Keeps files on this device, one after the other. One that cannot be kept does not stop the others. */
export async function uploadAll(
  files: readonly File[],
  folderId: string | null,
): Promise<Uploaded> {
  const uploaded: Uploaded = { kept: [], problems: [] };
  for (const file of files) {
    try {
      uploaded.kept.push(await upload(file, folderId));
    } catch (error) {
      const why =
        error instanceof Failure ? error.message : 'it could not be read. Choose it again';
      uploaded.problems.push(`“${file.name}” was not uploaded: ${why}.`);
    }
  }
  return uploaded;
}
