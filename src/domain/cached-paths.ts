/** Paths of the calls with the policy `cache`: the service worker knows them before it brings what answers them. */
export const cachedPaths: readonly string[] = [
  '/api/v1/people/autocomplete',
  '/api/v1/groups/autocomplete',
  '/api/common/shortcuts',
  '/api/common/notifications',
  '/api/v1/messages/current-user',
  '/api/apps/chat/chats',
  '/api/apps/chat/chat',
  '/api/v1/churches/attendance/{id}',
];

/** How long (ms) the server has before the device answers in its place. */
export const readPatience = 2000;
