// Made of the manifests by `npm run features`: change a feature.ts instead.
import { updateUser } from './access/own-user.ts';
import { changeOwnPhoto } from './access/change-own-photo.ts';
import { saveAppearance } from './access/appearance.ts';
import {
  submitChurchReport,
  submitGroupReport,
  decideReport,
  voidReport,
} from './attendance/operations.ts';
import { attachPicture } from './attendance/attach-picture.ts';
import { noteExport } from './attendance/exporting.ts';
import { sendMessage, markChatRead } from './chat/operations.ts';
import { addShortcut, changeShortcut, removeShortcut } from './shell/shortcut-operations.ts';
import {
  addNotification,
  changeNotification,
  removeNotification,
  readAllNotifications,
} from './shell/notification-operations.ts';
import { readMessage, removeMessage } from './shell/message-operations.ts';
import { switchNews } from './shell/news.ts';
import type { Operation } from './operation.ts';

/**
 * The operations that the service worker answers itself, but for those of registers. Through the registry it
 * would carry the schemas of every other operation too.
 */
export const queuedOperations: readonly Operation[] = [
  updateUser,
  changeOwnPhoto,
  saveAppearance,
  submitChurchReport,
  submitGroupReport,
  decideReport,
  voidReport,
  attachPicture,
  noteExport,
  sendMessage,
  markChatRead,
  addShortcut,
  changeShortcut,
  removeShortcut,
  addNotification,
  changeNotification,
  removeNotification,
  readAllNotifications,
  readMessage,
  removeMessage,
  switchNews,
];
