// Made of the manifests by `npm run features`: change a feature.ts instead.
import { ownStatus } from './access/own-status.ts';
import { ownName } from './access/own-name.ts';
import { appearance } from './access/appearance.ts';
import { attendanceReport, reportVersion } from './attendance/entities.ts';
import { attendanceBlock } from './attendance/attendance-block.ts';
import { heldReport } from './attendance/held.ts';
import { reportReminder } from './attendance/reminding/report-reminder.ts';
import { lifeEvent, consent, pastoralNote, safetyNote } from './care/entities.ts';
import { chat, colleague, chatMessage, chatReading } from './chat/entities.ts';
import { churchGroup, church, service, reportPolicy } from './churches/entities.ts';
import { customField } from './custom-fields/entities.ts';
import { storeLoss } from './devices/entities.ts';
import { distinctPair } from './duplicates/entities.ts';
import { family, familyMember, pickupPerson } from './families/entities.ts';
import { followUp } from './follow-ups/entities.ts';
import { groupType, group, groupMembership } from './groups/entities.ts';
import { organisation } from './organisation/entities.ts';
import { person } from './people/entities.ts';
import { roll } from './rolls/entities.ts';
import { savedList } from './saved/saved-list.ts';
import { shortcut } from './shell/shortcuts.ts';
import { notification } from './shell/notifications.ts';
import { userMessage } from './shell/messages.ts';
import { notificationPreference } from './shell/notification-preference.ts';
import { doorCount } from './tally/door-count.ts';
import type { Entity } from './entity.ts';

const entities = [
  ownStatus,
  ownName,
  appearance,
  attendanceReport,
  attendanceBlock,
  reportVersion,
  heldReport,
  reportReminder,
  lifeEvent,
  consent,
  pastoralNote,
  safetyNote,
  chat,
  colleague,
  chatMessage,
  chatReading,
  churchGroup,
  church,
  service,
  reportPolicy,
  customField,
  storeLoss,
  distinctPair,
  family,
  familyMember,
  pickupPerson,
  followUp,
  groupType,
  group,
  groupMembership,
  organisation,
  person,
  roll,
  savedList,
  shortcut,
  notification,
  userMessage,
  notificationPreference,
  doorCount,
] as const;
export type SyncedEntity = (typeof entities)[number];

/** Records that devices hold. */
export const syncedEntities: readonly Entity[] = entities;
