import { appearanceStore } from './access/own/appearance-scopes.ts';
import { ownNameStore, ownStatusStore } from './access/own/own-user-scopes.ts';
import { heldReportStore } from './attendance/held-scopes.ts';
import {
  attendanceBlockStore,
  attendanceReportStore,
  reportVersionStore,
} from './attendance/scopes.ts';
import { chatMessageStore, chatReadingStore, chatStore, colleagueStore } from './chat/scopes.ts';
import {
  churchGroupStore,
  churchStore,
  reportPolicyStore,
  serviceStore,
} from './churches/scopes.ts';
import { storeLossStore } from './devices/scopes.ts';
import { must } from '#domain/must.ts';
import type { EntityStore } from './entity-store.ts';
import { groupStore, groupTypeStore } from './groups/scopes.ts';
import { personStore } from './people/scopes.ts';
import {
  newsChoiceStore,
  notificationStore,
  shortcutStore,
  userMessageStore,
} from './shell/scopes.ts';

/** Every entity that devices hold, in an order in which foreign keys point backwards. */
export const entityStores: readonly EntityStore[] = [
  churchGroupStore,
  churchStore,
  serviceStore,
  reportPolicyStore,
  groupTypeStore,
  groupStore,
  attendanceReportStore,
  attendanceBlockStore,
  reportVersionStore,
  storeLossStore,
  heldReportStore,
  personStore,
  shortcutStore,
  notificationStore,
  userMessageStore,
  chatStore,
  colleagueStore,
  chatMessageStore,
  chatReadingStore,
  ownStatusStore,
  ownNameStore,
  appearanceStore,
  newsChoiceStore,
];

export function storeNamed(name: string): EntityStore {
  return must(
    entityStores.find((store) => store.name === name),
    `a store of ${name}`,
  );
}
