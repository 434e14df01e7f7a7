import type { Signal } from '#domain/signals.ts';
import { unreachable } from '#domain/must.ts';
import { dueItems, nextWake } from '#store/outbox/deliveries.ts';
import { synchronise, sendWaiting, finishSignOuts } from '#sync/synchronise.ts';
import { tellStates } from '#sync/tell-states.ts';
import { showNeeds } from './badge.ts';
import { workerContext } from './context.ts';
import { keepOffice } from './precache.ts';
import { closeNotices } from './push.ts';
import { worker } from './scope.ts';

type SyncEvent = ExtendableEvent & { tag: string };

async function act(signal: Signal, event: ExtendableMessageEvent): Promise<void> {
  switch (signal.type) {
    case 'drain':
      await sendWaiting(workerContext(), { reset: signal.reset });
      return;
    case 'pull':
      await synchronise(workerContext(), { reset: false });
      return tellStates(workerContext());
    case 'tell':
      return tellStates(workerContext());
    case 'session':
      await closeNotices().catch(() => undefined);
      return signal.profile === null
        ? finishSignOuts(workerContext())
        : synchronise(workerContext(), { reset: true });
    case 'activateUpdate':
      return worker.skipWaiting();
    case 'keepOffice':
      return keepOffice(event);
    case 'delivered':
    case 'unreachable':
    case 'trouble':
    case 'sessionEnded':
      return;
    default:
      return unreachable(signal);
  }
}

/** Handles a signal of a page. */
export function onMessage(event: ExtendableMessageEvent): void {
  event.waitUntil(act(event.data as Signal, event));
}

/** The browser says that there is a network again, page open or closed. */
export function onSync(event: Event): void {
  const sync = event as SyncEvent;
  if (sync.tag !== 'outbox') return;
  sync.waitUntil(sendAll());
}

/** Rejects while something still waits, so that the browser comes again. */
async function sendAll(): Promise<void> {
  const context = workerContext();
  await sendWaiting(context, { reset: true });
  await tellStates(context);
  await showNeeds();
  const { vault } = context.databases;
  const waits = (await nextWake(vault)) !== null || (await dueItems(vault, Date.now())).length > 0;
  if (waits) throw new Error('Reports are waiting');
}
