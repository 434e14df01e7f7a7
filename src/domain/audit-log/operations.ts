import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { searchTerm } from '../values/search-term.ts';
import { uuid } from '../values/uuid.ts';
import { auditAreaNames } from './area-names.ts';
import { auditLine } from './audit-line.ts';
import { outcomes } from './outcomes.ts';

const anywhere = () => ({ kind: 'anywhere' }) as const;

/** Lines of a page. */
export const auditPageSize = 50;
/** More are not counted, since each is read. */
export const mostCounted = 10_000;
/** Lines of a file. */
export const mostExported = 10_000;

const question = {
  /** Of a person, a group, a church, a device, or the receipt of a report. */
  searchTerm,
  actorId: z.optional(uuid),
  area: z.optional(z.enum(auditAreaNames)),
  outcome: z.optional(z.enum(outcomes)),
  churchId: z.optional(uuid),
  /** Days of the organisation, both of them with what was done on them. */
  from: z.optional(localDate),
  to: z.optional(localDate),
  /** One record alone: the name of its entity, and its id. */
  entity: z.optional(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/, 'Name a kind of record'))),
  recordId: z.optional(uuid),
};
const asked = z.object(question);
export type AuditQuestion = z.infer<typeof asked>;

export const browseAudit = defineOperation({
  name: 'audit.browse',
  method: 'GET',
  path: '/api/v1/audit',
  status: 200,
  input: z.object({
    ...question,
    /** `next` of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({
    /** The newest first. */
    data: z.array(auditLine),
    /** Asks for older lines; null where there are none. */
    next: z.nullable(z.string()),
    /** Of all pages, with the first one: at most `mostCounted` and one. */
    total: z.nullable(z.number()),
    /** The organisation's, by which days begin. */
    timeZone: z.string(),
    /** What `entity` and `recordId` name, where the reader sees it. */
    record: z.nullable(z.string()),
  }),
  may: 'audit.view',
  subject: anywhere,
  offline: 'network',
  limit: { points: 240, seconds: 60 },
  summary: 'What was done, by whom and on which device, the newest first; what was refused too',
});

export const auditActors = defineOperation({
  name: 'audit.actors',
  method: 'GET',
  path: '/api/v1/audit/actors',
  status: 200,
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ id: uuid, name: z.string() })) }),
  may: 'audit.view',
  subject: anywhere,
  offline: 'network',
  summary: 'People of whom the audit says something, by their names',
});

export const exportAudit = defineOperation({
  name: 'audit.export',
  method: 'POST',
  path: '/api/v1/audit/exports',
  status: 200,
  input: asked,
  output: z.object({
    /** The newest first, at most `mostExported`. */
    data: z.array(auditLine),
    /** Whether there are older lines than these. */
    more: z.boolean(),
    timeZone: z.string(),
  }),
  may: 'audit.view',
  subject: anywhere,
  offline: 'network',
  limit: { points: 10, seconds: 600 },
  summary: 'Lines of the audit for a file. The audit gets a line that they were taken',
});
