import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { isStorableText } from '../values/text.ts';
import { pushAddresses } from './addresses.ts';

const base64url = (bytes: number) =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^[\w-]+={0,2}$/.test(text) && keyBytes(text) === bytes,
        'Subscribe again in the browser: this key is not complete',
      ),
    );

/** Number of bytes that a base64url text encodes. */
function keyBytes(text: string): number {
  return Math.floor((text.replace(/=+$/, '').length * 3) / 4);
}

const endpoint = z
  .string()
  .check(z.maxLength(1000), z.refine(isStorableText, 'Subscribe again: this is no address'));

/**
 * Subscription that the browser's push service gave the page (S3-014). Other fields of a browser are dropped:
 * a push needs the address and the keys.
 */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushSubscriptionData = z.infer<typeof pushSubscription>;

const subscribed = z.object({ subscribed: z.boolean() });
const anywhere = () => ({ kind: 'anywhere' }) as const;

export const subscribePush = defineOperation({
  name: 'push.subscribe',
  method: 'POST',
  path: pushAddresses.subscribe,
  status: 200,
  input: z.object({
    subscription: pushSubscription,
    /** The browser's subscription before a renewal: replaced only by this one, and only for the same person. */
    insteadOf: z.optional(endpoint),
  }),
  output: subscribed,
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'Send notifications of this session to this browser',
});

export const unsubscribePush = defineOperation({
  name: 'push.unsubscribe',
  method: 'POST',
  path: '/api/v1/webpush/unsubscribe',
  status: 200,
  input: z.object({ subscription: z.looseObject({ endpoint }) }),
  output: subscribed,
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'Send no more notifications to this browser',
});

export const removePushSubscription = defineOperation({
  name: 'push.removeSubscription',
  method: 'POST',
  path: pushAddresses.remove,
  status: 200,
  input: z.object({}),
  output: subscribed,
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'Forget the expired subscription of the device of this session',
});

export const readPushKey = defineOperation({
  name: 'push.publicKey',
  method: 'GET',
  path: '/api/v1/webpush/public-key',
  status: 200,
  input: z.object({}),
  output: z.object({ publicKey: z.string() }),
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'The key with which this server signs what it sends to push services',
});
