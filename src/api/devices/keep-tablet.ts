import type { ClaimedDevice } from '#domain/devices/registering.ts';
import { databases } from '#store/database.ts';
import { settingOf } from '#store/vault.ts';
import { hasVault } from '../session/who.ts';
import { rememberTablet } from './tablet.ts';

/**
 * Keeps the registration of this browser; null ends it. Where it is known at once a browser writes late: one that was
 * killed forgets it, and the vault does not.
 */
export async function keepTablet(device: ClaimedDevice | null): Promise<void> {
  const { settings } = databases().vault;
  if (device === null) await settings.delete('tablet');
  else await settings.put({ key: 'tablet', device });
  rememberTablet(device);
}

/** Whether this browser had forgotten that it is registered, and the page is to be loaded anew. */
export async function recallTablet(): Promise<boolean> {
  if (window.isSealed || !(await hasVault())) return false;
  const kept = await settingOf(databases().vault, 'tablet');
  if (!kept) return false;
  rememberTablet(kept.device as ClaimedDevice);
  return true;
}
