import { redirect } from '@tanstack/react-router';
import { databases, storeOf } from '#store/database.ts';

interface Going {
  cause: string;
  location: { pathname: string; search: object };
}

/**
 * A page whose address asks nothing begins with the church that the person works in: its own filter shows that, and
 * takes it off. An address that asks something is answered as it stands.
 */
export async function churchFirst({ cause, location: { pathname, search } }: Going): Promise<void> {
  if (cause !== 'enter' || Object.values(search).some((value) => value !== undefined)) return;
  const store = await storeOf(databases());
  // Most people chose none: their pages do without the rest.
  if (store?.profile.place === undefined) return;
  const { pageOfChurch } = await import('./page-of-church.ts');
  const href = await pageOfChurch(store, pathname);
  if (href !== null) throw redirect({ href, replace: true });
}
