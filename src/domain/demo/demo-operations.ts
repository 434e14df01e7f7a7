import type { Operation } from '../operation.ts';
import * as activities from './activities/operations.ts';
import { resetDemo } from './reset.ts';
import * as tasks from './tasks/operations.ts';

/** The calls that the device alone answers. They are in no registry: the server never hears of them. */
export const demoOperations: readonly Operation[] = [
  resetDemo,
  ...Object.values(tasks),
  ...Object.values(activities),
];
