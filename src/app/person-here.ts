import { redirect } from '@tanstack/react-router';
import { databases, storeOf, type Store } from '#store/database.ts';
import type { KnownProfile } from '#store/session/profile.ts';
import { watchLoss } from '../api/start.ts';
import { storeFailure } from '../api/storage/store-failure.ts';
import { forgetSession } from '../api/session/who.ts';

/** Ms after which whoever waits for this device's storage is told. */
const patience = 8000;

async function storeHere(): Promise<Store | null> {
  const waiting = setTimeout(() => {
    if (storeFailure.getSnapshot() === null) storeFailure.set('silent');
  }, patience);
  try {
    return await storeOf(databases());
  } finally {
    clearTimeout(waiting);
    if (storeFailure.getSnapshot() === 'silent') storeFailure.set(null);
  }
}

/** The person at the device, from its store. Whoever is not known there signs in, and then gets the page. */
export async function personHere(location: { href: string }): Promise<KnownProfile> {
  const store = await storeHere();
  if (store) return store.profile;
  // The browser cleared what it kept, or a sign-out was cut off: nobody is here any more.
  forgetSession();
  void watchLoss();
  throw redirect({ to: '/sign-in', search: { redirectURL: location.href } });
}
