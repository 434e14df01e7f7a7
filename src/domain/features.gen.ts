// Made of the manifests by `npm run features`: change a feature.ts instead.

import { feature as access } from './access/feature.ts';
import { feature as attendance } from './attendance/feature.ts';
import { feature as auditLog } from './audit-log/feature.ts';
import { feature as care } from './care/feature.ts';
import { feature as chat } from './chat/feature.ts';
import { feature as churches } from './churches/feature.ts';
import { feature as customFields } from './custom-fields/feature.ts';
import { feature as demoAcademy } from './demo/academy/feature.ts';
import { feature as demoActivities } from './demo/activities/feature.ts';
import { feature as demoChat } from './demo/chat/feature.ts';
import { feature as demoContacts } from './demo/contacts/feature.ts';
import { feature as demoDashboards } from './demo/dashboards/feature.ts';
import { feature as demo } from './demo/feature.ts';
import { feature as demoFileManager } from './demo/file-manager/feature.ts';
import { feature as demoHelpCenter } from './demo/help-center/feature.ts';
import { feature as demoInventory } from './demo/inventory/feature.ts';
import { feature as demoMailbox } from './demo/mailbox/feature.ts';
import { feature as demoNotes } from './demo/notes/feature.ts';
import { feature as demoScrumboard } from './demo/scrumboard/feature.ts';
import { feature as demoTasks } from './demo/tasks/feature.ts';
import { feature as devices } from './devices/feature.ts';
import { feature as duplicates } from './duplicates/feature.ts';
import { feature as families } from './families/feature.ts';
import { feature as followUps } from './follow-ups/feature.ts';
import { feature as groups } from './groups/feature.ts';
import { feature as organisation } from './organisation/feature.ts';
import { feature as people } from './people/feature.ts';
import { feature as pictures } from './pictures/feature.ts';
import { feature as privacy } from './privacy/feature.ts';
import { feature as push } from './push/feature.ts';
import { feature as retention } from './retention/feature.ts';
import { feature as rolls } from './rolls/feature.ts';
import { feature as saved } from './saved/feature.ts';
import { feature as shell } from './shell/feature.ts';
import { feature as sync } from './sync/feature.ts';
import { feature as tally } from './tally/feature.ts';
import { feature as tenantExport } from './tenant-export/feature.ts';
import { feature as tenantImport } from './tenant-import/feature.ts';
import type { DomainFeature } from './domain-feature.ts';

export const features: readonly DomainFeature[] = [
  access,
  attendance,
  auditLog,
  care,
  chat,
  churches,
  customFields,
  demoAcademy,
  demoActivities,
  demoChat,
  demoContacts,
  demoDashboards,
  demo,
  demoFileManager,
  demoHelpCenter,
  demoInventory,
  demoMailbox,
  demoNotes,
  demoScrumboard,
  demoTasks,
  devices,
  duplicates,
  families,
  followUps,
  groups,
  organisation,
  people,
  pictures,
  privacy,
  push,
  retention,
  rolls,
  saved,
  shell,
  sync,
  tally,
  tenantExport,
  tenantImport,
];
