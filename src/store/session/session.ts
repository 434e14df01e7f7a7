import type { KnownProfile } from './profile.ts';
import { settingOf, type Vault } from '../vault.ts';

export async function activeProfile(vault: Vault): Promise<KnownProfile | null> {
  const active = await settingOf(vault, 'active');
  if (!active) return null;
  const profile = await vault.profiles.get(active.profile);
  if (!profile || profile.user === null) return null;
  return { ...profile, user: profile.user };
}
