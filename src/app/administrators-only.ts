import { redirect } from '@tanstack/react-router';
import { administratorRole, type Grant } from '#domain/permissions.ts';

interface Below {
  location: { pathname: string };
  parentMatchPromise: Promise<{ loaderData?: { grants: readonly Grant[] } | undefined }>;
}

/** For who holds the administrator's role; the others read that the page is not for them. */
export async function administratorsOnly({ location, parentMatchPromise }: Below): Promise<void> {
  const { loaderData } = await parentMatchPromise;
  if (!loaderData || loaderData.grants.some(({ role }) => role === administratorRole)) return;
  throw redirect({ to: '/403-unauthorized', search: { from: location.pathname } });
}
