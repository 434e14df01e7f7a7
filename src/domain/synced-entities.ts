import { appearance } from './access/appearance.ts';
import { ownName } from './access/own-name.ts';
import { ownStatus } from './access/own-status.ts';
import { attendanceBlock } from './attendance/attendance-block.ts';
import { attendanceReport, reportVersion } from './attendance/entities.ts';
import { heldReport } from './attendance/held.ts';
import { chat, chatMessage, chatReading, colleague } from './chat/entities.ts';
import { church, churchGroup, reportPolicy, service } from './churches/entities.ts';
import { group, groupType } from './groups/entities.ts';
import { storeLoss } from './devices/entities.ts';
import type { Entity } from './entity.ts';
import { person } from './people/entities.ts';
import { userMessage } from './shell/messages.ts';
import { newsChoice } from './shell/news.ts';
import { notification } from './shell/notifications.ts';
import { shortcut } from './shell/shortcuts.ts';

/** Records that devices hold, in an order in which references point backwards. */
export const syncedEntities: readonly Entity[] = [
  churchGroup,
  church,
  service,
  reportPolicy,
  groupType,
  group,
  attendanceReport,
  attendanceBlock,
  reportVersion,
  storeLoss,
  heldReport,
  person,
  shortcut,
  notification,
  userMessage,
  chat,
  colleague,
  chatMessage,
  chatReading,
  ownStatus,
  ownName,
  appearance,
  newsChoice,
];
