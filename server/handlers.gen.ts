// Made of the manifests by `npm run features`: change a feature.ts instead.
import { accessHandlers } from './access/handlers.ts';
import { accountHandlers } from './access/accounts/account-handlers.ts';
import { askForAccessHandlers } from './access/accounts/ask-for-access-handlers.ts';
import { administrationHandlers } from './access/roles/administration-handlers.ts';
import { seeAsHandlers } from './access/see-as/see-as-handlers.ts';
import { teamHandlers } from './access/roles/team-handlers.ts';
import { customRoleHandlers } from './access/roles/custom-role-handlers.ts';
import { ownUserHandlers } from './access/own/own-user-handlers.ts';
import { ownPhotoHandlers } from './access/own/own-photo-handlers.ts';
import { ownSecurityHandlers } from './access/own/own-security-handlers.ts';
import { appearanceHandlers } from './access/own/appearance-handlers.ts';
import { attendanceHandlers } from './attendance/handlers.ts';
import { attachPictureHandlers } from './attendance/attach-picture.ts';
import { exportHandlers } from './attendance/export-handlers.ts';
import { heldHandlers } from './attendance/held-handlers.ts';
import { importHandlers } from './attendance/import/import-handlers.ts';
import { reviewHandlers } from './attendance/review/review-handlers.ts';
import { expectedHandlers } from './attendance/expected/expected-handlers.ts';
import { analyticsHandlers } from './attendance/analytics/analytics-handlers.ts';
import { auditHandlers } from './audit-log/handlers.ts';
import { careHandlers } from './care/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { churchHandlers } from './churches/handlers.ts';
import { customFieldHandlers } from './custom-fields/handlers.ts';
import { storeLossHandlers } from './devices/store-loss-handlers.ts';
import { registerHandlers } from './devices/register-handlers.ts';
import { claimHandlers } from './devices/claim-handlers.ts';
import { rowKeyHandlers } from './devices/row-key-handlers.ts';
import { duplicateHandlers } from './duplicates/handlers.ts';
import { familyHandlers } from './families/handlers.ts';
import { followUpHandlers } from './follow-ups/handlers.ts';
import { groupHandlers } from './groups/handlers.ts';
import { liveHandlers } from './live/handlers.ts';
import { organisationHandlers } from './organisation/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import { privacyHandlers } from './privacy/handlers.ts';
import { pushHandlers } from './push/handlers.ts';
import { retentionHandlers } from './retention/handlers.ts';
import { rollHandlers } from './rolls/handlers.ts';
import { savedListHandlers } from './saved/handlers.ts';
import { shellHandlers } from './shell/handlers.ts';
import { shortcutHandlers } from './shell/shortcut-handlers.ts';
import { notificationHandlers } from './shell/notification-handlers.ts';
import { messageHandlers } from './shell/message-handlers.ts';
import { notificationPreferenceHandlers } from './shell/notification-preference-handlers.ts';
import { syncHandlers } from './sync/handlers.ts';
import { tallyHandlers } from './tally/handlers.ts';
import { tenantExportHandlers } from './tenant-export/handlers.ts';
import { tenantImportHandlers } from './tenant-import/handlers.ts';
import type { Handler } from './services.ts';

/** Operation name -> the handler that answers it. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...accessHandlers,
  ...accountHandlers,
  ...askForAccessHandlers,
  ...administrationHandlers,
  ...seeAsHandlers,
  ...teamHandlers,
  ...customRoleHandlers,
  ...ownUserHandlers,
  ...ownPhotoHandlers,
  ...ownSecurityHandlers,
  ...appearanceHandlers,
  ...attendanceHandlers,
  ...attachPictureHandlers,
  ...exportHandlers,
  ...heldHandlers,
  ...importHandlers,
  ...reviewHandlers,
  ...expectedHandlers,
  ...analyticsHandlers,
  ...auditHandlers,
  ...careHandlers,
  ...chatHandlers,
  ...churchHandlers,
  ...customFieldHandlers,
  ...storeLossHandlers,
  ...registerHandlers,
  ...claimHandlers,
  ...rowKeyHandlers,
  ...duplicateHandlers,
  ...familyHandlers,
  ...followUpHandlers,
  ...groupHandlers,
  ...liveHandlers,
  ...organisationHandlers,
  ...peopleHandlers,
  ...pictureHandlers,
  ...privacyHandlers,
  ...pushHandlers,
  ...retentionHandlers,
  ...rollHandlers,
  ...savedListHandlers,
  ...shellHandlers,
  ...shortcutHandlers,
  ...notificationHandlers,
  ...messageHandlers,
  ...notificationPreferenceHandlers,
  ...syncHandlers,
  ...tallyHandlers,
  ...tenantExportHandlers,
  ...tenantImportHandlers,
};
