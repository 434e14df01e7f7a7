import '#store/no-eval.ts';
import { demoDatabase } from '#store/demo/database.ts';
import type { DemoScope } from '../demo-back-end.ts';
import { answerDemo } from './app.ts';

// Evaluated as the worker installs, which must open no database: the first call does.
(globalThis as DemoScope).answerDemo = (request, organisation) =>
  answerDemo(demoDatabase(), request, organisation);
