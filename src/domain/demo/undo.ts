import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { byId, onDevice } from './demo-operation.ts';

export const undoDeletion = defineOperation({
  ...onDevice,
  name: 'demo.undo',
  method: 'POST',
  path: '/api/apps/demo/undo',
  input: byId,
  output: z.boolean(),
  summary: 'Brings back a row of any demo app that was just deleted; false when it is too late',
});
