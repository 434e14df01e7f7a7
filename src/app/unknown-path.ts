import { redirect } from '@tanstack/react-router';
import { bringAllRoutes } from './all-routes.ts';
import { soonAt } from './office/soon-at.ts';

/**
 * S2-042: an address that the first load does not know. It may be one of the back office, whose routes
 * come now, or of the menu, whose screen does not exist yet: its title. Every other leads to 404.
 */
export async function unknownPath(location: { href: string; pathname: string }): Promise<string> {
  if (await bringAllRoutes()) throw redirect({ href: location.href, replace: true });
  const title = soonAt(location.pathname);
  if (title === null) throw redirect({ to: '/404-not-found', replace: true });
  return title;
}
