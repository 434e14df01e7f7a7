import { redirect } from '@tanstack/react-router';
import type { KnownProfile } from '#store/session/profile.ts';
import { tablet } from '../../api/devices/tablet.ts';
import { hasPin } from '../../api/session/pin.ts';
import { personHere } from '../person-here.ts';
import { wantedPage } from '../wanted-page.ts';

/** On a tablet that several share, whoever has no PIN, or forgot theirs; anybody else goes on. */
export async function personWhoChooses(location: {
  href: string;
  searchStr: string;
}): Promise<KnownProfile> {
  const person = await personHere(location);
  const search = new URLSearchParams(location.searchStr);
  const isAsked = search.has('anew') || !(await hasPin(person.id));
  if (tablet()?.severalUshers && isAsked) return person;
  throw redirect({ href: wantedPage(search.get('redirectURL')) });
}
