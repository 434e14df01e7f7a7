import { redirect } from '@tanstack/react-router';
import { databases } from '#store/database.ts';
import { linkedTo } from '#store/session/linked.ts';
import { tablet } from '../../api/devices/tablet.ts';
import { openAt } from '../../api/session/organisations.ts';
import { personHere } from '../person-here.ts';
import { wantedPage } from '../wanted-page.ts';

/** Opens the organisation that an address names, at the page that it names, if it is one of the person's own. */
export async function organisationAsked(location: {
  href: string;
  searchStr: string;
}): Promise<void> {
  const search = new URLSearchParams(location.searchStr);
  const [of, page] = [search.get('of'), wantedPage(search.get('page'))];
  const { id } = await personHere(location);
  if (of === id) throw redirect({ href: page });
  const isOffered = tablet()?.severalUshers !== true;
  const other = (await linkedTo(databases().vault, id)).find((one) => one.id === of);
  if (!other || !isOffered) throw redirect({ to: '/' });
  if (await openAt(other.id, page)) return;
  // Its session is over.
  throw redirect({ to: '/add-organisation', search: { email: other.user.email } });
}
