import { redirect } from '@tanstack/react-router';
import type { KnownProfile } from '#store/session/profile.ts';
import { tablet } from '../../api/devices/tablet.ts';
import { personHere } from '../person-here.ts';
import { organisationAsked } from './organisation-asked.ts';

/**
 * The person at the device, who may add an organisation. The others are led to their own pages. Null: the browser is on
 * its way to another page.
 */
export async function personWhoAdds(location: {
  href: string;
  searchStr: string;
}): Promise<KnownProfile | null> {
  // A notification of an organisation that is not shown leads through here: where it is open, nobody adds it.
  if (new URLSearchParams(location.searchStr).has('of')) {
    await organisationAsked(location);
    return null;
  }
  const profile = await personHere(location);
  // On a tablet that several share one steps aside, and a look at the app as somebody else adds nothing.
  if (profile.seen || tablet()?.severalUshers) throw redirect({ to: '/' });
  return profile;
}
