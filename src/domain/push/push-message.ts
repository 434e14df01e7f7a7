import * as z from 'zod/mini';
import { uuid } from '../values/uuid.ts';

/**
 * What travels to a browser: a Declarative Web Push message, which a browser that knows them shows by
 * itself, and our worker everywhere else. Push services carry 4,096 bytes of what we encrypt.
 */
export const pushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.optional(z.string()),
    /** Whole address: a browser opens it without asking us. */
    navigate: z.string(),
    tag: z.string(),
    /** `message`: number of the church's message that it tells of. */
    data: z.object({ id: uuid, account: uuid, at: z.string(), message: z.optional(z.number()) }),
  }),
});
export type PushMessage = z.infer<typeof pushMessage>;

/** Bytes of UTF-8. What encryption and padding add fits beside it. */
export const mostPushBytes = 3800;
