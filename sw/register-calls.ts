import { must } from '#domain/must.ts';
import type { QueuedOperation } from '#domain/operation.ts';
import { autocompleteIn } from '#domain/register/autocomplete-path.ts';
import { registerPaths } from '#domain/worker-paths.gen.ts';
import { importScript } from './import-script.ts';
import type { Match } from './match.ts';
import type { AnswerRead } from './reads/answer-read.ts';

/** What `sw-registers.js` adds to the worker. */
export interface RegisterScope {
  matchRegister?: (method: string, path: string) => Match<QueuedOperation> | null;
  answerRegisterRead?: AnswerRead;
}

/** As the worker installs: what was imported then is there offline. */
export function bringRegisters(): void {
  importScript('/sw-registers.js');
}

/** Nobody who only counts evaluates the script. */
export function registerScope(): RegisterScope {
  const scope = globalThis as RegisterScope;
  if (!scope.matchRegister) bringRegisters();
  return scope;
}

/** What a call changes in a register; null where it changes none. */
export function matchRegister(method: string, path: string): Match<QueuedOperation> | null {
  if (method === 'GET' || !registerPaths.some((begin) => path.startsWith(begin))) return null;
  return must(registerScope().matchRegister, 'the registers')(method, path);
}

/** Whether a call that reads is answered by this device, where the server does not, from a register. */
export function isRegisterRead(path: string): boolean {
  return registerPaths.some((begin) => path === autocompleteIn(begin));
}
