/**
 * What the demo apps own of `/api/apps/`, and the sample pages of `/api/pages/`: the service worker answers everything below, also with 404.
 * Beside it are real calls, such as those of the chat.
 */
const mock = /^\/api\/(apps\/(demo|tasks)|pages\/activities)(\/|$)/;

export function isMockAddress(path: string): boolean {
  return mock.test(path);
}
