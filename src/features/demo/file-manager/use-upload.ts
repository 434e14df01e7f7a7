import { fileNameLength } from '#domain/demo/file-manager/entities.ts';
import { uploadFile } from '#domain/demo/file-manager/operations.ts';
import { callDemo } from '../../../api/demo.ts';
import { useKeptFiles } from '../../../demo/files/use-kept-files.ts';
import { life } from '../../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { nameAndType } from './words.ts';

/** @param kept names as they are kept */
function tell(kept: readonly string[]): void {
  const text = kept.length === 1 ? `Uploaded: ${kept[0]}` : `${kept.length} files uploaded`;
  snackbars.show({ tone: 'success', text, action: null, life: life.plain });
}

/** Uploads the files that somebody chooses or drops, and tells those that could not be kept. */
export function useUpload(folderId: string | null) {
  const upload = async (file: File, content: string): Promise<string> => {
    const { name, type } = nameAndType(file.name);
    const added = await callDemo(uploadFile, {
      file: { folderId, name: name.slice(0, fileNameLength), type, content },
    });
    return added.name;
  };
  return useKeptFiles({ keep: upload, done: 'uploaded', onKept: tell });
}
