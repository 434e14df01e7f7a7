import type { FolderId, Mail } from '#domain/demo/mailbox/entities.ts';
import { undoMs } from '../../../demo/undo-ms.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../ui/snackbar/offer-undo.ts';
import { change } from './here.ts';
import { subjectOf } from './words.ts';

const done: Record<FolderId, string> = {
  inbox: 'Moved to the inbox',
  sent: 'Moved to sent',
  drafts: 'Moved to drafts',
  spam: 'Moved to spam',
  trash: 'Moved to the trash',
};

/** Moves a mail, and offers to move it back. */
export async function moveMail(mail: Mail, folder: FolderId): Promise<void> {
  if (!(await attempt(change(mail.id, { folder })))) return;
  const back = () => void attempt(change(mail.id, { folder: mail.folder }));
  offerUndo(`${done[folder]}: ${subjectOf(mail)}`, back, undoMs);
}
