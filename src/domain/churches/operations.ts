import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { church } from './entities.ts';

export const listChurches = defineOperation({
  name: 'churches.list',
  method: 'GET',
  path: '/api/v1/churches',
  status: 200,
  input: z.object({ churchGroupId: z.optional(uuid) }),
  output: z.object({ data: z.array(church.schema) }),
  may: 'church.view',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'The churches within reach',
});
