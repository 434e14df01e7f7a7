import { demoPaths } from '../worker-paths.gen.ts';

/**
 * What the demo apps own of `/api/apps/`, and the sample pages of `/api/pages/`: the service worker answers everything below, also with 404.
 * Beside it are real calls, such as those of the chat.
 */
export function isMockAddress(path: string): boolean {
  return demoPaths.some((begin) => `${path}/`.startsWith(`${begin}/`));
}
