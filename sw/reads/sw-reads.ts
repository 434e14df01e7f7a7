import '#store/no-eval.ts';
import type { ReadScope } from '../cached-reads.ts';
import { answerRead } from './answer-read.ts';

(globalThis as ReadScope).answerRead = answerRead;
