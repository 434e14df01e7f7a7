import { resetDemo } from '../../../src/domain/demo/reset.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { academyCalls } from './academy-calls.ts';
import { activitiesCalls } from './activities-calls.ts';
import { chatCalls } from './chat-calls.ts';
import { contactsCalls } from './contacts-calls.ts';
import { dashboardsCalls } from './dashboards-calls.ts';
import type { DemoCall } from './demo-call.ts';
import { fileManagerCalls } from './file-manager-calls.ts';
import { helpCenterCalls } from './help-center-calls.ts';
import { inventoryCalls } from './inventory-calls.ts';
import { mailboxCalls } from './mailbox-calls.ts';
import { notesCalls } from './notes-calls.ts';
import { scrumboardCalls } from './scrumboard-calls.ts';
import { tasksCalls } from './tasks-calls.ts';

const common: readonly DemoCall[] = [
  { ids: 'S7-040', call: undoDeletion, input: { id: 'never deleted' }, answer: false },
  { ids: 'S7-040', call: resetDemo, input: {}, answer: true },
];

/** Every call of the demo apps with input and answer, by app. Each app begins with its first data. */
export const allDemoCalls: Readonly<Record<string, readonly DemoCall[]>> = {
  common,
  academy: academyCalls,
  activities: activitiesCalls,
  chat: chatCalls,
  contacts: contactsCalls,
  dashboards: dashboardsCalls,
  fileManager: fileManagerCalls,
  helpCenter: helpCenterCalls,
  inventory: inventoryCalls,
  mailbox: mailboxCalls,
  notes: notesCalls,
  scrumboard: scrumboardCalls,
  tasks: tasksCalls,
};
