// Made of the manifests by `npm run features`: change a feature.ts instead.

/** Paths of queued operations, reports apart: the service worker knows them before it has the operations. */
export const changePaths: readonly string[] = [
  '/api/v1/lifeevents',
  '/api/v1/consents',
  '/api/v1/pastoralnotes',
  '/api/v1/safetynotes',
  '/api/v1/churchgroups',
  '/api/v1/churches',
  '/api/v1/services',
  '/api/v1/customfields',
  '/api/v1/distinctpairs',
  '/api/v1/families',
  '/api/v1/familymembers',
  '/api/v1/pickuppeople',
  '/api/v1/followups',
  '/api/v1/grouptypes',
  '/api/v1/groups',
  '/api/v1/groupmembers',
  '/api/v1/people',
  '/api/common/user',
  '/api/v1/userdetails/current-user/photo',
  '/api/v1/userdetails/appearance',
  '/api/apps/chat/chats',
  '/api/v1/organisation',
  '/api/v1/savedlists',
  '/api/common/shortcuts',
  '/api/common/notifications',
  '/api/v1/messages',
  '/api/v1/userdetails/news',
];

/** Paths of the queued operations whose method is GET: most other reads are no business of the queue. */
export const changesByGet: readonly string[] = ['/api/common/notifications/mark-all-as-read'];

/** Paths of the calls with the policy `cache`, as their operations have them. */
export const cachedPaths: readonly string[] = [
  '/api/v1/churches/attendance/{id}',
  '/api/apps/chat/chats',
  '/api/apps/chat/chat',
  '/api/v1/people/autocomplete',
  '/api/common/shortcuts',
  '/api/common/notifications',
  '/api/v1/messages/current-user',
];

/** Paths of the autocompletes of registers, which devices answer where the server does not. */
export const registerReads: readonly string[] = [
  '/api/v1/lifeevents/autocomplete',
  '/api/v1/consents/autocomplete',
  '/api/v1/pastoralnotes/autocomplete',
  '/api/v1/safetynotes/autocomplete',
  '/api/v1/churchgroups/autocomplete',
  '/api/v1/churches/autocomplete',
  '/api/v1/services/autocomplete',
  '/api/v1/customfields/autocomplete',
  '/api/v1/distinctpairs/autocomplete',
  '/api/v1/families/autocomplete',
  '/api/v1/familymembers/autocomplete',
  '/api/v1/pickuppeople/autocomplete',
  '/api/v1/followups/autocomplete',
  '/api/v1/grouptypes/autocomplete',
  '/api/v1/groups/autocomplete',
  '/api/v1/groupmembers/autocomplete',
];

/** First parts of the paths of the demo apps' calls. */
export const demoPaths: readonly string[] = [
  '/api/apps/academy',
  '/api/pages/activities',
  '/api/apps/chat/demo',
  '/api/apps/chat/contacts',
  '/api/apps/chat/contact',
  '/api/apps/chat/profile',
  '/api/apps/contacts',
  '/api/dashboards/project',
  '/api/dashboards/analytics',
  '/api/dashboards/finance',
  '/api/dashboards/crypto',
  '/api/apps/demo',
  '/api/apps/file-manager',
  '/api/apps/help-center',
  '/api/apps/ecommerce',
  '/api/apps/mailbox',
  '/api/apps/notes',
  '/api/apps/scrumboard',
  '/api/apps/tasks',
];
