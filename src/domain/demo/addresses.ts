import { demoPaths } from '../worker-paths.gen.ts';

/**
 * Paths of the demo apps below `/api/apps/`, and of the sample pages below `/api/pages/`: the service worker answers
 * all of them, also with 404. Real calls, such as those of the chat, lie beside them.
 */
export function isMockAddress(path: string): boolean {
  return demoPaths.some((begin) => `${path}/`.startsWith(`${begin}/`));
}
