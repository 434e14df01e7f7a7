import { must } from '#domain/must.ts';
import type { QueuedOperation } from '#domain/operation.ts';
import { registerPaths } from '#domain/worker-paths.gen.ts';
import { importScript } from './import-script.ts';
import type { Match } from './match.ts';

/** What `sw-registers.js` adds to the worker. */
export interface RegisterScope {
  matchRegister?: (method: string, path: string) => Match<QueuedOperation> | null;
}

/** As the worker installs: what was imported then is there offline. */
export function bringRegisters(): void {
  importScript('/sw-registers.js');
}

/** What a call changes in a register; null where it changes none. Nobody who only counts evaluates the script. */
export function matchRegister(method: string, path: string): Match<QueuedOperation> | null {
  if (method === 'GET' || !registerPaths.some((begin) => path.startsWith(begin))) return null;
  const scope = globalThis as RegisterScope;
  if (!scope.matchRegister) bringRegisters();
  return must(scope.matchRegister, 'the registers')(method, path);
}
