import * as z from 'zod/mini';
import { markReadName } from '../chat/sending.ts';
import { messageForms } from '../shell/message-policies.ts';
import { notificationForms } from '../shell/notification-policies.ts';
import { uuid } from '../values/uuid.ts';

/** Call that marks the message of a push as read: the device queues it. */
export const markReadCall = z.object({
  operation: z.enum([messageForms.read, notificationForms.change, markReadName]),
  input: z.looseObject({}),
});
export type MarkReadCall = z.infer<typeof markReadCall>;

/**
 * Body of a push: a Declarative Web Push message, which a browser that knows them shows by
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
    data: z.object({
      id: uuid,
      account: uuid,
      at: z.string(),
      markRead: z.optional(markReadCall),
    }),
  }),
});
export type PushMessage = z.infer<typeof pushMessage>;

/** Bytes of UTF-8. What encryption and padding add fits beside it. */
export const mostPushBytes = 3800;
