import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { organisation } from './entities.ts';

export const readOrganisation = defineOperation({
  name: 'organisation.read',
  method: 'GET',
  path: '/api/v1/organisation',
  status: 200,
  input: z.object({}),
  output: organisation.schema,
  may: 'church.view',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'What your organisation is called, how it is reached and how it looks',
});
