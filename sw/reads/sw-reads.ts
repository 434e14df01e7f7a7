import '#store/no-eval.ts';
import { cachedReads } from '#store/cached-reads.gen.ts';
import type { ReadScope } from '../cached-reads.ts';
import { readAnswerer } from './answer-read.ts';

(globalThis as ReadScope).answerRead = readAnswerer(cachedReads);
