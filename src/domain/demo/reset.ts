import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { onDevice } from './demo-operation.ts';

export const resetDemo = defineOperation({
  ...onDevice,
  name: 'demo.reset',
  method: 'POST',
  path: '/api/apps/demo/reset',
  input: z.object({}),
  output: z.literal(true),
  summary: 'Puts every demo app back to what it began with',
});
