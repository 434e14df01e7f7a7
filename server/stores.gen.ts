// Made of the manifests by `npm run features`: change a feature.ts instead.
import { ownStatusStore, ownNameStore } from './access/own/own-user-scopes.ts';
import { appearanceStore } from './access/own/appearance-scopes.ts';
import {
  attendanceReportStore,
  attendanceBlockStore,
  reportVersionStore,
  reportReminderStore,
} from './attendance/scopes.ts';
import { heldReportStore } from './attendance/held-scopes.ts';
import { lifeEventStore, consentStore, pastoralNoteStore, safetyNoteStore } from './care/scopes.ts';
import { chatStore, colleagueStore, chatMessageStore, chatReadingStore } from './chat/scopes.ts';
import {
  churchGroupStore,
  churchStore,
  serviceStore,
  reportPolicyStore,
} from './churches/scopes.ts';
import { customFieldStore } from './custom-fields/scopes.ts';
import { storeLossStore } from './devices/scopes.ts';
import { distinctPairStore } from './duplicates/scopes.ts';
import { familyStore, familyMemberStore, pickupPersonStore } from './families/scopes.ts';
import { followUpStore } from './follow-ups/scopes.ts';
import { groupTypeStore, groupStore, groupMembershipStore } from './groups/scopes.ts';
import { organisationStore } from './organisation/scopes.ts';
import { personStore } from './people/scopes.ts';
import { rollStore } from './rolls/scopes.ts';
import { savedListStore } from './saved/scopes.ts';
import {
  shortcutStore,
  notificationStore,
  userMessageStore,
  notificationPreferenceStore,
} from './shell/scopes.ts';
import { doorCountStore } from './tally/scopes.ts';
import type { EntityStore } from './entity-store.ts';

export const stores: readonly EntityStore[] = [
  ownStatusStore,
  ownNameStore,
  appearanceStore,
  attendanceReportStore,
  attendanceBlockStore,
  reportVersionStore,
  heldReportStore,
  reportReminderStore,
  lifeEventStore,
  consentStore,
  pastoralNoteStore,
  safetyNoteStore,
  chatStore,
  colleagueStore,
  chatMessageStore,
  chatReadingStore,
  churchGroupStore,
  churchStore,
  serviceStore,
  reportPolicyStore,
  customFieldStore,
  storeLossStore,
  distinctPairStore,
  familyStore,
  familyMemberStore,
  pickupPersonStore,
  followUpStore,
  groupTypeStore,
  groupStore,
  groupMembershipStore,
  organisationStore,
  personStore,
  rollStore,
  savedListStore,
  shortcutStore,
  notificationStore,
  userMessageStore,
  notificationPreferenceStore,
  doorCountStore,
];
