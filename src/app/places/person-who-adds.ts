import { redirect } from '@tanstack/react-router';
import type { KnownProfile } from '#store/session/profile.ts';
import { tablet } from '../../api/devices/tablet.ts';
import { personHere } from '../person-here.ts';

/** The person at the device, who may add an organisation. The others are led to their own pages. */
export async function personWhoAdds(location: { href: string }): Promise<KnownProfile> {
  const profile = await personHere(location);
  // On a tablet that several share one steps aside, and a look at the app as somebody else adds nothing.
  if (profile.seen || tablet()?.severalUshers) throw redirect({ to: '/' });
  return profile;
}
