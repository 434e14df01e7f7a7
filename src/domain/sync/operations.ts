import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { mutationsAnswer, mutationsRequest, scope, syncPage } from '../protocol.ts';
import { healthPath, livePath, pullPath, pushPath } from './paths.ts';

const anywhere = () => ({ kind: 'anywhere' }) as const;

export const health = defineOperation({
  name: 'sync.health',
  method: 'GET',
  path: healthPath,
  status: 200,
  input: z.object({}),
  output: z.object({
    status: z.enum(['ok', 'failing']),
    version: z.string(),
    database: z.string(),
  }),
  may: 'anyone',
  subject: anywhere,
  offline: 'network',
  summary: 'Whether the server can do its work',
});

export const openApi = defineOperation({
  name: 'sync.openApi',
  method: 'GET',
  path: '/api/v1/openapi.json',
  status: 200,
  input: z.object({}),
  output: z.looseObject({ openapi: z.string() }),
  may: 'anyone',
  subject: anywhere,
  offline: 'network',
  summary: 'This document',
});

/** Under an access token or a submit grant. Results name ids; the status of the call moves nothing. */
export const pushMutations = defineOperation({
  name: 'sync.push',
  method: 'POST',
  path: pushPath,
  status: 200,
  input: mutationsRequest,
  output: mutationsAnswer,
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'Send queued items, each in its own transaction',
});

export const pullChanges = defineOperation({
  name: 'sync.pull',
  method: 'GET',
  path: pullPath,
  status: 200,
  input: z.object({
    // It remembers four letters of each entity, and the names of those that are fetched anew.
    cursor: z.optional(z.string().check(z.maxLength(4000))),
    limit: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
    scope: z.optional(scope),
  }),
  output: syncPage,
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  limit: {
    points: 6000,
    seconds: 60,
    // Without a cursor everything is read: of one scope, or of all.
    cost({ cursor, scope: part }) {
      if (cursor !== undefined) return 1;
      return part === undefined ? 200 : 20;
    },
  },
  summary: 'What changed within reach since a cursor',
});

/** Server-sent events; each says only that there is something to pull. */
export const liveStream = defineOperation({
  name: 'sync.live',
  method: 'GET',
  path: livePath,
  status: 200,
  input: z.object({}),
  output: z.unknown(),
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  limit: { points: 600, seconds: 60 },
  summary: 'Live stream of changes within reach',
});
