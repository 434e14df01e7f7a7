import { must } from '#domain/must.ts';
import type { EntitiesByName } from '#sync/entities-by-name.ts';
import { importScript } from './import-script.ts';
import type { AnswerRead } from './reads/answer-read.ts';
import type { PushParts } from './reads/push-parts.ts';

/** Exports that `sw-reads.js` adds to the worker. */
export interface ReadScope {
  answerRead?: AnswerRead;
  entitiesByName?: EntitiesByName;
  pushParts?: PushParts;
}

/** As the worker installs: what was imported then is there offline. */
export function bringReads(): void {
  importScript('/sw-reads.js');
}

/** Evaluates the script when it is first needed. */
function filledScope(): ReadScope {
  const scope = globalThis as ReadScope;
  if (!scope.answerRead) bringReads();
  return scope;
}

export function otherAnswers(): AnswerRead {
  return must(filledScope().answerRead, 'the answers of this device');
}

export function entitiesOfRows(): EntitiesByName {
  return must(filledScope().entitiesByName, 'the entities of rows');
}

export function partsOfPush(): PushParts {
  return must(filledScope().pushParts, 'the parts of a push');
}
