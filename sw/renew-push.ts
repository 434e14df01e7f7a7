import { pushAddresses } from '#domain/push/addresses.ts';
import { activeProfile } from '#store/session/session.ts';
import { callLimit } from '#sync/context.ts';
import { fetchAs } from '#sync/fetch-as.ts';
import { workerContext } from './context.ts';
import { worker } from './scope.ts';

/** Fields of the event that the libraries of tests and compiler do not know yet. */
export interface SubscriptionChange extends ExtendableEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}

/** The browser's own new one, or one that we ask for with the same key. */
async function successor(change: SubscriptionChange): Promise<PushSubscription | null> {
  const { oldSubscription, newSubscription } = change;
  if (newSubscription) return newSubscription;
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!applicationServerKey) return null;
  const options = { userVisibleOnly: true, applicationServerKey };
  // The permission is gone: there is none.
  return worker.registration.pushManager.subscribe(options).catch(() => null);
}

/**
 * The server replaces the address that it sends to; whether the one before was of whoever is here now
 * it knows, this device does not. S4-023: where there is no new one it forgets the expired one. What
 * does not arrive now the page sees to at its next start.
 */
async function renew(change: SubscriptionChange): Promise<void> {
  const context = workerContext();
  const profile = await activeProfile(context.databases.vault);
  if (!profile) return;
  const subscription = await successor(change);
  const insteadOf = change.oldSubscription?.endpoint;
  const path = subscription ? pushAddresses.subscribe : pushAddresses.remove;
  await fetchAs(context, profile.id, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription ? { subscription, insteadOf } : {}),
    signal: AbortSignal.timeout(callLimit),
  });
}

export function onSubscriptionChange(event: Event): void {
  const change = event as SubscriptionChange;
  change.waitUntil(renew(change));
}
