// Made of the manifests by `npm run features`: change a feature.ts instead.

import { feature as academy } from './academy/feature.ts';
import { feature as activities } from './activities/feature.ts';
import { feature as chat } from './chat/feature.ts';
import { feature as contacts } from './contacts/feature.ts';
import { feature as dashboards } from './dashboards/feature.ts';
import { feature as fileManager } from './file-manager/feature.ts';
import { feature as helpCenter } from './help-center/feature.ts';
import { feature as inventory } from './inventory/feature.ts';
import { feature as mailbox } from './mailbox/feature.ts';
import { feature as notes } from './notes/feature.ts';
import { feature as scrumboard } from './scrumboard/feature.ts';
import { feature as tasks } from './tasks/feature.ts';
import type { DemoApp } from './demo-app.ts';

export const apps: readonly DemoApp[] = [
  academy,
  activities,
  chat,
  contacts,
  dashboards,
  fileManager,
  helpCenter,
  inventory,
  mailbox,
  notes,
  scrumboard,
  tasks,
];
