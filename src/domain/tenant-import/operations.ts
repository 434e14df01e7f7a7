import * as z from 'zod/mini';
import { defineOperation, type Operation } from '../operation.ts';
import { importState } from './import-state.ts';

const path = '/api/v1/tenant-import';

/** As the export: an import gives people rights, which only a role over the whole organisation does. */
const overAll = {
  may: 'role.define',
  subject: () => ({ kind: 'tenant' }),
} satisfies Pick<Operation, 'may' | 'subject'>;

export const readImport = defineOperation({
  name: 'tenant.readImport',
  method: 'GET',
  path,
  status: 200,
  input: z.object({}),
  output: importState,
  ...overAll,
  offline: 'network',
  summary: 'Whether a zip can be brought into the organisation, and how far that is',
});

/** Takes the zip and looks at it. Nothing of the organisation changes. */
export const checkImport = defineOperation({
  name: 'tenant.checkImport',
  method: 'POST',
  path,
  status: 200,
  input: z.object({}),
  output: importState,
  takesZip: true,
  ...overAll,
  offline: 'network',
  limit: { points: 30, seconds: 3600 },
  summary: 'What the zip of an organisation holds, and whether it can be brought in here',
});

/** Begins to bring in the zip that was looked at. `sha256`: of that file, so that no other one takes its place. */
export const importTenantHere = defineOperation({
  name: 'tenant.import',
  method: 'POST',
  path: `${path}/run`,
  status: 200,
  input: z.object({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Choose the file again')) }),
  output: importState,
  ...overAll,
  offline: 'network',
  summary: 'Brings the zip that was looked at into the empty organisation',
});
