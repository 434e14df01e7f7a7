import * as z from 'zod/mini';
import { fieldEdit } from '../edit-schema.ts';
import { defineOperation } from '../operation.ts';
import { instant } from '../values/dates/instant.ts';
import { uuid } from '../values/uuid.ts';
import { keptKinds, mostMonths, type RetentionKind } from './retention-kinds.ts';
import { monthsWords } from './retention-words.ts';

function monthsOf(kind: RetentionKind) {
  const { least } = keptKinds[kind];
  return z
    .int()
    .check(
      z.minimum(least, `Choose ${monthsWords(least)} or longer`),
      z.maximum(mostMonths, `Choose ${monthsWords(mostMonths)} or less`),
    );
}

const was = z.unknown();
const edited = (kind: RetentionKind) => fieldEdit(z.nullable(monthsOf(kind)), was);
const edits = z.object({
  people: edited('people'),
  followUps: edited('followUps'),
  notes: edited('notes'),
  notifications: edited('notifications'),
  chat: edited('chat'),
  audit: edited('audit'),
});
export type RetentionEdits = z.infer<typeof edits>;

const months = z.nullable(z.number());
const counts = z.object({
  people: z.optional(z.number()),
  followUps: z.optional(z.number()),
  notes: z.optional(z.number()),
  notifications: z.optional(z.number()),
  chat: z.optional(z.number()),
  audit: z.optional(z.number()),
});

const run = z.object({
  id: uuid,
  startedAt: instant,
  /** Null while it goes on. */
  finishedAt: z.nullable(instant),
  counts,
  /** How many could not be erased: the next run tries them again. */
  failed: z.number(),
});
export type RetentionRun = z.infer<typeof run>;

const overTenant = () => ({ kind: 'tenant' }) as const;

export const readRetention = defineOperation({
  name: 'retention.read',
  method: 'GET',
  path: '/api/v1/retention',
  status: 200,
  input: z.object({}),
  output: z.object({
    periods: z.object({
      people: months,
      followUps: months,
      notes: months,
      notifications: months,
      chat: months,
      audit: months,
    }),
    /** The newest first. */
    runs: z.array(run),
  }),
  may: 'settings.system',
  subject: overTenant,
  offline: 'network',
  summary: 'How long your organisation keeps what it need not keep, and what was erased by itself',
});

export const previewRetention = defineOperation({
  name: 'retention.preview',
  method: 'POST',
  path: '/api/v1/retention/preview',
  status: 200,
  input: z.object({
    periods: z.object({
      people: z.optional(monthsOf('people')),
      followUps: z.optional(monthsOf('followUps')),
      notes: z.optional(monthsOf('notes')),
      notifications: z.optional(monthsOf('notifications')),
      chat: z.optional(monthsOf('chat')),
      audit: z.optional(monthsOf('audit')),
    }),
  }),
  output: z.object({ counts }),
  may: 'settings.system',
  subject: overTenant,
  offline: 'network',
  summary: 'How much would be erased now under these periods. Nothing is erased by asking',
});

/** Never queued: who switches erasing on sees what it erases. */
export const editRetention = defineOperation({
  name: 'retention.edit',
  method: 'PATCH',
  path: '/api/v1/retention',
  status: 202,
  input: z.object({ edits }),
  output: z.object({}),
  may: 'settings.system',
  subject: overTenant,
  offline: 'network',
  summary: 'Choose after how many months each kind of record is erased by itself',
});
