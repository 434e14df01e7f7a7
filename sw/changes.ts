import { must } from '#domain/must.ts';
import type { QueuedOperation } from '#domain/operation.ts';
import { changePaths, changesByGet, registerReads } from '#domain/worker-paths.gen.ts';
import { importScript } from './import-script.ts';
import type { Match } from './match.ts';
import type { AnswerRead } from './reads/answer-read.ts';

/** Finds queued operations, those of reports apart. */
export interface Changes {
  /** By method and path of a call. */
  match(method: string, path: string): Match<QueuedOperation> | null;
  named(name: string): QueuedOperation | undefined;
}

/** The part of the worker's global that `sw-changes.js` fills. */
export interface ChangeScope {
  changes?: Changes;
  answerRegisterRead?: AnswerRead;
}

/** Runs while the worker installs: a script that was imported then is there offline. */
export function bringChanges(): void {
  importScript('/sw-changes.js');
}

/** Evaluates the script with the first change: a device that only counts never does. */
function filledScope(): ChangeScope {
  const scope = globalThis as ChangeScope;
  if (!scope.changes) bringChanges();
  return scope;
}

function changes(): Changes {
  return must(filledScope().changes, 'the changes');
}

/** Whether this device answers a call that reads, where the server does not, from a register. */
export function isRegisterRead(path: string): boolean {
  return registerReads.includes(path);
}

export function registerAnswers(): AnswerRead {
  return must(filledScope().answerRegisterRead, 'the answers of the registers');
}

export function matchChange(method: string, path: string): Match<QueuedOperation> | null {
  const isChange =
    method === 'GET'
      ? changesByGet.includes(path)
      : changePaths.some((begin) => path.startsWith(begin));
  if (!isChange) return null;
  return changes().match(method, path);
}

export function changeNamed(name: string): QueuedOperation | undefined {
  return changes().named(name);
}
