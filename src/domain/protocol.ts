import * as z from 'zod/mini';
import { namedValues } from './values/named-values.ts';
import { uuid } from './values/uuid.ts';
import { views } from './entity.ts';

/** Limits of one call of `POST /api/v1/mutations`. */
export const largestBatch = 100;
export const largestBody = 1_000_000;

/** `user:<id>`, `church:<id>/people` and so on: a part of the tenant that somebody sees whole. */
export const scope = z
  .string()
  .check(z.regex(/^(tenant|(church|group|user):[0-9a-f-]{36}(\/[a-z]+)?)$/, 'This is not a scope'));

export const mutation = z.object({
  id: uuid,
  name: z.string().check(z.maxLength(80)),
  form: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  args: z.unknown(),
  /** The author was away as it went: the arguments are sealed, and the key of their registered device opens them. */
  sealed: z.optional(z.literal(true)),
  /** Id of the item that must be delivered first. */
  after: z.optional(uuid),
  /**
   * The device's clock when the person submitted, ISO. Proves nothing and orders nothing. Read item by
   * item, like `args`: one that is no instant is rejected and delays no other.
   */
  capturedAt: z.string().check(z.maxLength(40)),
});
export type Mutation = z.infer<typeof mutation>;

export const mutationsRequest = z.object({
  clientId: uuid,
  mutations: z.array(mutation).check(z.minLength(1), z.maxLength(largestBatch)),
  /** The device's clock as the call leaves, ISO: shows an administrator how far it is off. */
  sentAt: z.optional(z.string().check(z.maxLength(40))),
  /** After these the author, who is signed out here, has nothing left: their submit grant may end. */
  last: z.optional(z.boolean()),
});
export type MutationsRequest = z.infer<typeof mutationsRequest>;

const problem = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(namedValues(z.string())),
});

const delivered = {
  id: uuid,
  /** Output of the operation's handler. */
  output: z.unknown(),
  epoch: z.string(),
  /** The tenant's version that holds the effect: pull to it before forgetting the item. */
  v: z.number(),
};

export const mutationResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('applied'), ...delivered }),
  z.object({ status: z.literal('duplicate'), ...delivered }),
  z.object({ status: z.literal('held'), ...delivered }),
  z.object({ status: z.literal('conflict'), id: uuid, problem, current: z.unknown() }),
  z.object({ status: z.literal('rejected'), id: uuid, problem }),
  z.object({
    status: z.literal('later'),
    id: uuid,
    retryAfter: z.optional(z.number()),
    /** Nothing that passes by itself: the server's program fails at this item. */
    fault: z.optional(z.literal(true)),
  }),
]);
export type MutationResult = z.infer<typeof mutationResult>;

export const mutationsAnswer = z.object({ results: z.array(mutationResult) });
export type MutationsAnswer = z.infer<typeof mutationsAnswer>;

export const accessScope = z.object({ scope, view: z.enum(views) });
export type AccessScope = z.infer<typeof accessScope>;

/** A row as one device may see it, or its removal from the device's access scopes. */
export const change = z.object({
  /** Entity name. */
  t: z.string(),
  id: uuid,
  v: z.number(),
  /** The access scopes of this device that hold the row. */
  scopes: z.array(scope),
  gone: z.optional(z.literal(true)),
  /** The whole row as this view may see it; absent when gone. */
  d: z.optional(z.looseObject({})),
});
export type Change = z.infer<typeof change>;

/**
 * `GET /api/v1/sync`: one page. With `Accept: application/x-ndjson` the answer is one page a line,
 * each with the cursor to resume from.
 */
export const syncPage = z.object({
  cursor: z.string(),
  more: z.boolean(),
  reset: z.optional(z.literal(true)),
  /** The access scopes: present when they changed since the cursor was made, and on the first page. */
  reach: z.optional(z.array(accessScope)),
  /** Access scopes that are too large for a device. REST answers what is in them. */
  onlineOnly: z.optional(z.array(z.string())),
  changes: z.array(change),
  /** Rows a first sync will bring, for its progress. */
  total: z.optional(z.number()),
});
export type SyncPage = z.infer<typeof syncPage>;

/** Status of a person who is here. Nobody is told of a person who is not visible. */
export const seen = z.enum(['online', 'away', 'busy']);
export type Seen = z.infer<typeof seen>;

/** One event of `GET /api/v1/live`. */
export const liveEvent = z.discriminatedUnion('type', [
  /** There is something to pull. */
  z.object({ type: z.literal('changes'), v: z.number() }),
  /** People who came, went (null) or changed status. `whole`: nobody else is here. */
  z.object({
    type: z.literal('presence'),
    whole: z.optional(z.literal(true)),
    people: namedValues(z.nullable(seen)),
  }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
