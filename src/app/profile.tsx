import { createContext, use, useEffect, type ReactNode } from 'react';
import { must } from '#domain/must.ts';
import { showOnly, type Store } from '#store/database.ts';
import { ownTenant } from '#store/organisation/own-tenant.ts';
import type { KnownProfile } from '#store/session/profile.ts';
import { useLive } from '../api/live-queries/use-live.ts';

const ProfileContext = createContext<KnownProfile | null>(null);

async function profileOf(store: Store): Promise<KnownProfile> {
  return { ...store.profile, tenant: await ownTenant(store) };
}

/** Gives the signed-in area the person at the device, kept current. */
export function ProfileProvider({
  loaded,
  children,
}: {
  loaded: KnownProfile;
  children: ReactNode;
}) {
  const live = useLive(profileOf);
  useEffect(() => showOnly(loaded.id), [loaded.id]);
  return (
    <ProfileContext value={live.state === 'ready' ? live.data : loaded}>{children}</ProfileContext>
  );
}

/** The person at the device. Only inside the signed-in area. */
export function useProfile(): KnownProfile {
  return must(use(ProfileContext), 'a signed-in person');
}
