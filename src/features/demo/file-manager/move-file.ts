import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { changeFile } from '#domain/demo/file-manager/operations.ts';
import { callDemo } from '../../../api/demo.ts';
import { undoMs } from '../../../demo/undo-ms.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../ui/snackbar/offer-undo.ts';
import type { Target } from './in-folder.ts';

/** Moves a file or folder, and offers to move it back, under the name that it had. Throws a refusal. */
export async function moveFile(item: FileItem, { folderId, words }: Target): Promise<void> {
  const { id, name, folderId: before } = item;
  await callDemo(changeFile, { id, item: { folderId } });
  const back = () => void attempt(callDemo(changeFile, { id, item: { folderId: before, name } }));
  offerUndo(`Moved to ${words}: ${name}`, back, undoMs);
}
