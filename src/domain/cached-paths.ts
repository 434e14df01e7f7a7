/**
 * Paths of the calls with the policy `cache`: the service worker knows them before it brings what
 * answers them. None has parameters.
 */
export const cachedPaths: readonly string[] = [
  '/api/v1/people/autocomplete',
  '/api/v1/groups/autocomplete',
  '/api/common/shortcuts',
  '/api/common/notifications',
  '/api/v1/messages/current-user',
  '/api/apps/chat/chats',
  '/api/apps/chat/chat',
];

/** How long (ms) the server has before the device answers in its place. */
export const readPatience = 2000;
