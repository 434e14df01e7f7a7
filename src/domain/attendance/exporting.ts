import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { count } from '../values/count-schema.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { own } from '../shell/own.ts';
import { uuid } from '../values/uuid.ts';

/** Null where nothing was chosen. */
const filters = z.object({
  churchGroupId: z.nullable(uuid),
  churchId: z.nullable(uuid),
  serviceId: z.nullable(uuid),
  /** Said by devices that can choose a group. */
  groupId: z.optional(uuid),
  from: z.nullable(localDate),
  to: z.nullable(localDate),
});

const exported = z.object({
  /** Reports, or the name of a register. */
  what: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/, 'Say what was exported')),
  as: z.enum(['file', 'paper']),
  filters,
  rows: count,
});
export type Exported = z.infer<typeof exported>;

/** Files are made on the device, where the server sees none: the device says that it made one. */
export const noteExport = defineOperation({
  name: 'attendance.noteExport',
  method: 'POST',
  path: '/api/v1/churches/attendance/exports',
  status: 202,
  input: exported,
  output: z.object({}),
  // Also of what a device still holds when the role is over.
  ...own,
  offline: {
    policy: 'queue',
    form: 1,
    migrations: [],
    orderingKey: () => 'exports',
    optimisticPatches: () => [],
    describe: () => 'A note that reports were exported',
  },
  limit: { points: 60, seconds: 60 },
  summary: 'Say that reports left the device as a file or on paper',
});
