import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { onDevice } from '../demo-operation.ts';
import { activity } from './entities.ts';

export const listActivities = defineOperation({
  ...onDevice,
  name: 'demo.activities.all',
  method: 'GET',
  path: '/api/pages/activities',
  input: z.object({}),
  output: z.array(activity),
  summary: 'What happened, the newest first',
});
