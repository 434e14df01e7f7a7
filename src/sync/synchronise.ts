import { dueItems } from '#store/outbox/deliveries.ts';
import { activeProfile } from '#store/session/session.ts';
import { completeSignOuts } from '#store/session/sign-outs.ts';
import type { SyncContext } from './context.ts';
import { drain } from './drain.ts';
import { pull } from './pull.ts';
import { sendPictures } from './send-pictures.ts';

async function pullOf(context: SyncContext, profileId: string): Promise<void> {
  await (context.pullApart?.(profileId) ?? pull(context, profileId));
}

/** Brings the device up to date for the person at it, if there is one. */
export async function pullActive(context: SyncContext): Promise<void> {
  const { vault } = context.databases;
  const profile = await activeProfile(vault);
  if (profile?.session.kind !== 'signedIn') return;
  await pullOf(context, profile.id);
  // A new epoch of the server made items wait again: it says which it has, and they are pulled.
  if ((await dueItems(vault, context.now())).length === 0) return;
  const delivered = (await drain(context, { reset: false })) ?? [];
  if (delivered.length > 0) await pullOf(context, profile.id);
}

async function sendItems(context: SyncContext, options: { reset: boolean }): Promise<string[]> {
  const delivered = (await drain(context, options)) ?? [];
  if (delivered.length > 0) await pullActive(context);
  // The last item has gone, or a revoked session lost its last key.
  await finishSignOuts(context);
  return delivered;
}

/** Last, and under a lock of their own: nothing that is counted or pulled meanwhile waits for a picture. */
async function sendWithPictures(context: SyncContext): Promise<string[]> {
  const delivered: string[] = [];
  // An item that follows another may need a picture too.
  while (await sendPictures(context)) {
    delivered.push(...(await sendItems(context, { reset: false })));
  }
  return delivered;
}

/** Sends what waits; what was delivered is pulled, and who is only here for their items may go. */
export async function sendWaiting(
  context: SyncContext,
  options: { reset: boolean },
): Promise<string[]> {
  const delivered = await sendItems(context, options);
  return [...delivered, ...(await sendWithPictures(context))];
}

/** Completes the sign-outs that were wished: at every start and after each look at the queue. */
export async function finishSignOuts({ databases }: SyncContext): Promise<void> {
  await completeSignOuts(databases.vault, databases.deleteCache);
}

/** Everything: what waits goes first, before what is pulled takes the line. */
export async function synchronise(
  context: SyncContext,
  options: { reset: boolean },
): Promise<void> {
  await finishSignOuts(context);
  const delivered = await sendItems(context, options);
  if (delivered.length === 0) await pullActive(context);
  await sendWithPictures(context);
}
