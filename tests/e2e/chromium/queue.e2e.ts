import { badAnswers } from '../shared/bad-answers.ts';
import { closedAndKilled } from '../shared/closed-and-killed.ts';
import { queueOfFiveCases } from '../shared/queue-of-five.ts';
import { playEach } from '../shared/scene.ts';

playEach({ ...badAnswers, ...queueOfFiveCases, ...closedAndKilled });
