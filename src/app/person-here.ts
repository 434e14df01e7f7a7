import { redirect } from '@tanstack/react-router';
import { databases, storeOf } from '#store/database.ts';
import type { KnownProfile } from '#store/profile.ts';
import { watchLoss } from '../api/start.ts';
import { forgetSession } from '../api/who.ts';

/** The person at the device, from its store. Whoever is not known there signs in, and then gets the page. */
export async function personHere(location: { href: string }): Promise<KnownProfile> {
  const store = await storeOf(databases());
  if (store) return store.profile;
  // The browser cleared what it kept, or a sign-out was cut off: nobody is here any more.
  forgetSession();
  void watchLoss();
  throw redirect({ to: '/sign-in', search: { redirectURL: location.href } });
}
