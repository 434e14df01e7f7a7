import { badAnswers } from '../shared/bad-answers.ts';
import { closedAndKilled } from '../shared/closed-and-killed.ts';
import { keptOrTold } from '../shared/kept-or-told.ts';
import { queueOfFiveCases } from '../shared/queue-of-five.ts';
import { playEach } from '../shared/scene.ts';

/** Firefox has no Background Sync: here the page and the next start are what sends. */
playEach({ ...badAnswers, ...queueOfFiveCases, ...closedAndKilled, ...keptOrTold });
