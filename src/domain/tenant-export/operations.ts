import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { instant } from '../values/dates/instant.ts';
import { exportPath } from './paths.ts';

/**
 * Everything of the organisation as one zip. Who defines roles could give themselves the sight of anything in it, and no role of
 * the organisation's own can hold that permission. A question that leaves a trace: the audit gets a line before the first byte leaves.
 */
export const exportTenant = defineOperation({
  name: 'tenant.export',
  method: 'POST',
  path: exportPath,
  status: 200,
  input: z.object({}),
  output: z.unknown(),
  answersZip: true,
  may: 'role.define',
  subject: () => ({ kind: 'tenant' }),
  offline: 'network',
  limit: { points: 12, seconds: 3600 },
  summary: 'Everything of the organisation as one zip, which can be read in again elsewhere',
});

export const lastExport = defineOperation({
  name: 'tenant.lastExport',
  method: 'GET',
  path: `${exportPath}/last`,
  status: 200,
  input: z.object({}),
  output: z.object({
    /** Null where nobody has done it yet. */
    last: z.nullable(z.object({ at: instant, byName: z.nullable(z.string()) })),
  }),
  may: 'role.define',
  subject: () => ({ kind: 'tenant' }),
  offline: 'network',
  summary: 'When everything of the organisation was last downloaded, and by whom',
});
