import { redirect } from '@tanstack/react-router';
import type { KnownProfile } from '#store/session/profile.ts';
import { tablet } from '../../api/devices/tablet.ts';
import { recallSession, signedInOnly } from '../guards.ts';
import { personHere } from '../person-here.ts';

interface Going {
  location: { href: string };
}

/** Before the page: a guest signs in first. */
export async function signedInOrRecalled(going: Going): Promise<void> {
  await recallSession();
  signedInOnly(going);
}

/** The person at the device, who may add an organisation. The others are led to their own pages. */
export async function personWhoAdds({ location }: Going): Promise<KnownProfile> {
  const profile = await personHere(location);
  // On a tablet that several share one steps aside, and a look at the app as somebody else adds nothing.
  if (profile.seen || tablet()?.severalUshers) throw redirect({ to: '/' });
  return profile;
}
