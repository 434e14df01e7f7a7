import { redirect } from '@tanstack/react-router';
import { holds, type Grant, type Permission } from '#domain/permissions.ts';

interface Below {
  parentMatchPromise: Promise<{ loaderData?: { grants: readonly Grant[] } | undefined }>;
}

/** For who holds one of these anywhere; the others are led to their own reports. */
export function holdersOnly(...permissions: Permission[]) {
  return async ({ parentMatchPromise }: Below): Promise<void> => {
    const { loaderData } = await parentMatchPromise;
    if (!loaderData || permissions.some((one) => holds(loaderData.grants, one))) return;
    throw redirect({ to: '/apps/churches/my-reports' });
  };
}
