import '#store/no-eval.ts';
import { cachedReads } from '#store/cached-reads.gen.ts';
import { entitiesByName } from '#sync/entities-by-name.ts';
import type { ReadScope } from '../read-scope.ts';
import { pushParts } from './push-parts.ts';
import { readAnswerer } from './answer-read.ts';

const scope = globalThis as ReadScope;
scope.answerRead = readAnswerer(cachedReads);
scope.entitiesByName = entitiesByName;
scope.pushParts = pushParts;
