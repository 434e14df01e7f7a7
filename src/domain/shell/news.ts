import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { newsKinds, newsWays, switchNewsName, switchNewsPolicy } from './news-policy.ts';
import { own } from './own.ts';

/** What somebody does not want to hear of, under the id of their account; without a row, nothing is off. */
export const newsChoice = defineEntity({
  name: 'newsChoice',
  schema: z.object({ id: uuid, off: z.array(z.string()) }),
  references: { id: 'account' },
});
export type NewsChoice = RowOf<typeof newsChoice>;

/** One switch at a time: two devices that turn two of them without a network both hold. */
export const switchNews = defineOperation({
  name: switchNewsName,
  method: 'PUT',
  path: '/api/v1/userdetails/news',
  status: 202,
  input: z.object({ kind: z.enum(newsKinds), way: z.enum(newsWays), on: z.boolean() }),
  output: z.object({}),
  ...own,
  offline: switchNewsPolicy,
  summary: 'Choose what reaches the person who asks, and by which way',
});
