import { saveAppearance } from './access/appearance.ts';
import { changeOwnPhoto } from './access/change-own-photo.ts';
import { updateUser } from './access/own-user.ts';
import { attachPicture } from './attendance/attach-picture.ts';
import { noteExport } from './attendance/exporting.ts';
import {
  decideReport,
  submitChurchReport,
  submitGroupReport,
  voidReport,
} from './attendance/operations.ts';
import { markChatRead, sendMessage } from './chat/operations.ts';
import type { Operation } from './operation.ts';
import { readMessage, removeMessage } from './shell/message-operations.ts';
import { switchNews } from './shell/news.ts';
import {
  addNotification,
  changeNotification,
  readAllNotifications,
  removeNotification,
} from './shell/notification-operations.ts';
import { addShortcut, changeShortcut, removeShortcut } from './shell/shortcut-operations.ts';

/**
 * The operations that the service worker answers itself. Named one by one: through the registry it
 * would carry the schemas of every other operation too.
 */
export const queuedOperations: readonly Operation[] = [
  submitChurchReport,
  submitGroupReport,
  decideReport,
  voidReport,
  attachPicture,
  noteExport,
  addShortcut,
  changeShortcut,
  removeShortcut,
  addNotification,
  changeNotification,
  removeNotification,
  readAllNotifications,
  readMessage,
  removeMessage,
  sendMessage,
  markChatRead,
  updateUser,
  changeOwnPhoto,
  saveAppearance,
  switchNews,
];
