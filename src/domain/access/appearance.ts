import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { defineOperation } from '../operation.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { saveAppearanceName, saveAppearancePolicy } from './appearance-policy.ts';

/** Names that the page knows. One that only a newer version knows is kept, and looks as usual here. */
const name = line(1, 30);
const looks = { scheme: name, theme: name, layout: name, density: name };

/** Appearance of the back office for one person, on every device: under the id of their account. */
export const appearance = defineEntity({
  name: 'appearance',
  schema: z.object({ id: uuid, ...looks }),
  references: { id: 'account' },
});
export type Appearance = RowOf<typeof appearance>;

/** Whole: what arrives last is how it looks. */
export const saveAppearance = defineOperation({
  name: saveAppearanceName,
  method: 'PUT',
  path: '/api/v1/userdetails/appearance',
  status: 202,
  input: z.object(looks),
  output: z.object({}),
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: saveAppearancePolicy,
  summary: 'Keep how the back office looks to the person who asks',
});
