// Made of the manifests by `npm run features`: change a feature.ts instead.

/** Where the calls of registers begin: the service worker knows it before it brings what answers them. */
export const registerPaths: readonly string[] = [
  '/api/v1/churchgroups',
  '/api/v1/churches',
  '/api/v1/services',
  '/api/v1/grouptypes',
  '/api/v1/groups',
];

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

/** Where the calls of the demo apps begin. */
export const demoPaths: readonly string[] = [
  '/api/pages/activities',
  '/api/apps/demo',
  '/api/apps/tasks',
];
