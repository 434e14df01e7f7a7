import * as access from './access/operations.ts';
import * as accessEntities from './access/entities.ts';
import * as attendance from './attendance/operations.ts';
import { attendanceReport, reportVersion } from './attendance/entities.ts';
import * as churches from './churches/operations.ts';
import { church, churchGroup, reportPolicy, service } from './churches/entities.ts';
import type { Entity } from './entity.ts';
import type { Operation } from './operation.ts';
import * as sync from './sync/operations.ts';

/** Every operation, for the service worker's gate, the server and the tests. The page imports by name. */
export const operations: readonly Operation[] = [
  access.signIn,
  access.refresh,
  access.signOut,
  access.currentUser,
  access.sampleAccounts,
  churches.listChurches,
  attendance.submitChurchReport,
  attendance.browseReports,
  attendance.getReport,
  sync.health,
  sync.openApi,
  sync.pushMutations,
  sync.pullChanges,
  sync.liveStream,
];

/** Records that devices hold, in an order in which references point backwards. */
export const syncedEntities: readonly Entity[] = [
  churchGroup,
  church,
  service,
  reportPolicy,
  attendanceReport,
  reportVersion,
];

/** Records that only the server holds. */
export const serverEntities: readonly Entity[] = [
  accessEntities.tenant,
  accessEntities.account,
  accessEntities.roleAssignment,
  accessEntities.device,
  accessEntities.session,
];
