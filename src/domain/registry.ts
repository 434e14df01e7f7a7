import { askForAccess } from './access/ask-for-access.ts';
import * as administration from './access/administration.ts';
import * as ownPhoto from './access/own-photo.ts';
import * as ownSecurity from './access/own-security.ts';
import * as team from './access/team.ts';
import * as accounts from './access/account-operations.ts';
import * as access from './access/operations.ts';
import * as session from './access/session.ts';
import * as accessEntities from './access/entities.ts';
import * as attendance from './attendance/operations.ts';
import * as held from './attendance/held.ts';
import * as chat from './chat/operations.ts';
import * as churches from './churches/operations.ts';
import * as devices from './devices/operations.ts';
import type { Entity } from './entity.ts';
import * as groups from './groups/operations.ts';
import type { Operation } from './operation.ts';
import * as people from './people/operations.ts';
import * as pictures from './pictures/operations.ts';
import * as push from './push/operations.ts';
import { queuedOperations } from './queued-operations.ts';
import { queuedRegisterOperations, registers } from './registers.ts';
import * as messages from './shell/message-operations.ts';
import * as notifications from './shell/notification-operations.ts';
import * as shell from './shell/operations.ts';
import * as shortcuts from './shell/shortcut-operations.ts';
import * as sync from './sync/operations.ts';

export { syncedEntities } from './synced-entities.ts';

/** Every operation, for the server and the tests. The page imports by name. */
export const operations: readonly Operation[] = [
  access.signIn,
  session.refresh,
  access.signOut,
  access.currentUser,
  access.sampleAccounts,
  accounts.forgotPassword,
  accounts.resetPassword,
  accounts.signUp,
  administration.endSession,
  administration.revokeDevice,
  administration.disableAccount,
  administration.enableAccount,
  administration.assignRole,
  administration.endRole,
  ownPhoto.saveOwnPhoto,
  ownPhoto.removeOwnPhoto,
  ownSecurity.changePassword,
  ownSecurity.listOwnSessions,
  ownSecurity.endOwnSessions,
  team.listTeam,
  team.inviteMember,
  askForAccess,
  churches.listChurches,
  groups.autocompleteGroups,
  people.autocompletePeople,
  pictures.addPicture,
  pictures.readPicture,
  devices.reportStoreLoss,
  ...queuedOperations,
  ...queuedRegisterOperations,
  ...registers.flatMap(({ operations: { browse, get, history } }) => [browse, get, history]),
  attendance.browseReports,
  attendance.getReport,
  held.acceptHeld,
  held.refuseHeld,
  chat.listChats,
  chat.getChat,
  chat.olderMessages,
  chat.listColleagues,
  chat.openChat,
  push.subscribePush,
  push.unsubscribePush,
  push.removePushSubscription,
  push.readPushKey,
  shell.readNavigation,
  shortcuts.listShortcuts,
  notifications.listNotifications,
  messages.listMessages,
  sync.health,
  sync.openApi,
  sync.pushMutations,
  sync.pullChanges,
  sync.liveStream,
];

/** Records that only the server holds. */
export const serverEntities: readonly Entity[] = [
  accessEntities.tenant,
  accessEntities.account,
  accessEntities.roleAssignment,
  accessEntities.device,
  accessEntities.session,
];
