import { liveQuery } from 'dexie';
import { tellEvery, tellFacts } from '#domain/devices/registering.ts';
import { databases } from '#store/database.ts';
import { isUnsent } from '#store/outbox/item.ts';
import { endSession } from '#store/session/session-changes.ts';
import { call } from '../calls/call.ts';
import { forgetSession, profileId, publishSessionEnd } from '../session/who.ts';
import { storageKept } from '../storage/keep-storage.ts';
import { sendNow } from '../sync/sync-here.ts';
import { keepTablet } from './keep-tablet.ts';
import { tablet } from './tablet.ts';

/** Ms until a change is told: a queue that is sent changes with each report. */
const settles = 3000;

/** Everybody of the organisation is out: what they submitted goes first, then all of it is wiped. */
async function wipe(tenantId: string): Promise<void> {
  const { vault } = databases();
  // A sign-out that is not complete wipes more, and goes on.
  const here = await vault.profiles
    .filter(({ tenant, session }) => tenant.id === tenantId && session.kind !== 'signedOut')
    .toArray();
  for (const { id } of here) await endSession(vault, id, 'revoked');
  await keepTablet(null);
  sendNow();
  if (!here.some(({ id }) => id === profileId())) return;
  forgetSession();
  publishSessionEnd('revoked');
}

async function tell(unsent: number): Promise<void> {
  const here = tablet();
  const registered = here && { id: here.id, tenantId: here.tenantId };
  const kept = storageKept.getSnapshot() === 'kept';
  const answer = await call(tellFacts, {
    version: __APP_VERSION__,
    storageKept: kept,
    unsent,
    registered,
  });
  if (answer.answeredBy === 'device') return;
  const { device, revoked } = answer.output;
  if (revoked && here) return wipe(here.tenantId);
  if (here) await keepTablet(device);
}

let following = false;

/** Tells the server how the device is, as long as the page is open. Whatever fails is told the next time. */
export function followFacts(): void {
  if (following) return;
  following = true;
  let unsent: number | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const soon = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), ms);
  };
  async function now(): Promise<void> {
    if (unsent !== null && navigator.onLine) await tell(unsent).catch(() => undefined);
    soon(tellEvery);
  }
  liveQuery(async () => databases().vault.items.filter(isUnsent).count()).subscribe({
    next(count) {
      if (count === unsent) return;
      unsent = count;
      soon(settles);
    },
    error: () => undefined,
  });
  addEventListener('online', () => soon(settles));
}
