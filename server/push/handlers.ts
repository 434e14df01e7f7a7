import {
  type PushSubscriptionData,
  readPushKey,
  removePushSubscription,
  subscribePush,
  unsubscribePush,
} from '#domain/push/operations.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { query, service } from '../handler.ts';
import { serviceOf } from './allowed-endpoint.ts';

function assertAllowed({ endpoint }: PushSubscriptionData, services: readonly string[]): void {
  if (serviceOf(endpoint, services) !== null) return;
  throw new Failure('validation', 'Notifications cannot be sent to this browser', {
    fields: {
      'subscription.endpoint':
        'We don’t know this browser’s notification service. Use Chrome, Edge, Firefox or Safari',
    },
  });
}

export const pushHandlers = {
  [subscribePush.name]: service(subscribePush, async (services, _context, input, caller) => {
    const { subscription } = input;
    assertAllowed(subscription, services.push.services);
    const sessionId = must(caller?.sessionId, 'the session of a signed-in caller');
    if (input.insteadOf !== undefined) {
      const { rowCount } = await services.pool.query(
        'select 1 from push_subscription where endpoint = $1 and account_id = $2',
        [input.insteadOf, caller?.accountId],
      );
      if (rowCount === 0) return { subscribed: false };
    }
    // One browser's address has one owner, and a session one address: whoever comes last (B31).
    await services.pool.query(
      `with former as (
         delete from push_subscription where session_id = $3 and endpoint <> $1)
       insert into push_subscription (endpoint, account_id, session_id, subscription)
       values ($1, $2, $3, $4)
       on conflict (endpoint) do update set account_id = excluded.account_id,
         session_id = excluded.session_id, subscription = excluded.subscription, failures = 0`,
      [subscription.endpoint, caller?.accountId, sessionId, JSON.stringify(subscription)],
    );
    return { subscribed: true };
  }),

  [unsubscribePush.name]: query(unsubscribePush, async (tx, caller, { subscription }) => {
    await tx.rows(
      'unsubscribe push',
      'delete from push_subscription where endpoint = $1 and account_id = $2',
      [subscription.endpoint, caller.accountId],
    );
    return { subscribed: false };
  }),

  [removePushSubscription.name]: query(removePushSubscription, async (tx, caller) => {
    await tx.rows(
      'remove push subscription',
      `delete from push_subscription p using session s where s.id = p.session_id
         and s.account_id = $1 and s.device_id = $2`,
      [caller.accountId, caller.deviceId],
    );
    return { subscribed: false };
  }),

  [readPushKey.name]: service(readPushKey, async ({ push }) => ({
    publicKey: (await push.keys()).publicKey,
  })),
};
