// Made of the manifests by `npm run features`: change a feature.ts instead.
import { updateUser } from './access/own-user.ts';
import { changeOwnPhoto } from './access/change-own-photo.ts';
import { saveAppearance } from './access/appearance.ts';
import { decideReport, voidReport } from './attendance/operations.ts';
import { attachPicture } from './attendance/attach-picture.ts';
import { noteExport } from './attendance/exporting.ts';
import { importReports, undoImport } from './attendance/import/importing.ts';
import {
  verifyReport,
  returnReport,
  undoReview,
} from './attendance/reviewing/review-operations.ts';
import { sendMessage, markChatRead } from './chat/operations.ts';
import { saveReportPolicy } from './churches/report-policy.ts';
import { mergeOperation } from './duplicates/merge-operation.ts';
import { undoMergeOperation } from './duplicates/undo-merge-operation.ts';
import { newFamilyOperation } from './families/new-family-operation.ts';
import { splitOperation } from './groups/split-operation.ts';
import { editOrganisation } from './organisation/edit-organisation.ts';
import { editContactsOperation } from './people/edit-contacts-operation.ts';
import { markOperation } from './rolls/mark-operation.ts';
import { firstTimerOperation } from './rolls/first-timer-operation.ts';
import {
  createSavedList,
  editSavedList,
  deleteSavedList,
  restoreSavedList,
} from './saved/saved-list-operations.ts';
import { addShortcut, changeShortcut, removeShortcut } from './shell/shortcut-operations.ts';
import {
  addNotification,
  changeNotification,
  removeNotification,
  readAllNotifications,
} from './shell/notification-operations.ts';
import { readMessage, removeMessage } from './shell/message-operations.ts';
import { switchNotification } from './shell/notification-preference.ts';
import type { Operation } from './operation.ts';

/** The other queued operations, but for those of registers. */
export const changes: readonly Operation[] = [
  updateUser,
  changeOwnPhoto,
  saveAppearance,
  decideReport,
  voidReport,
  attachPicture,
  noteExport,
  importReports,
  undoImport,
  verifyReport,
  returnReport,
  undoReview,
  sendMessage,
  markChatRead,
  saveReportPolicy,
  mergeOperation,
  undoMergeOperation,
  newFamilyOperation,
  splitOperation,
  editOrganisation,
  editContactsOperation,
  markOperation,
  firstTimerOperation,
  createSavedList,
  editSavedList,
  deleteSavedList,
  restoreSavedList,
  addShortcut,
  changeShortcut,
  removeShortcut,
  addNotification,
  changeNotification,
  removeNotification,
  readAllNotifications,
  readMessage,
  removeMessage,
  switchNotification,
];
