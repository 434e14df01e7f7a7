import { settingOf, type Vault } from './vault.ts';

/** The server asked for silence: nothing is sent until it is over. */
export async function pause(vault: Vault, now: number, milliseconds: number): Promise<void> {
  await vault.settings.put({ key: 'pause', until: now + milliseconds, for: milliseconds });
}

/** When the silence ends, or null. It never lasts longer than was asked, whatever the clock did. */
export async function pausedUntil(vault: Vault, now: number): Promise<number | null> {
  const asked = await settingOf(vault, 'pause');
  if (!asked) return null;
  if (asked.until > now + asked.for) await pause(vault, now, asked.for);
  const until = Math.min(asked.until, now + asked.for);
  if (until > now) return until;
  await vault.settings.delete('pause');
  return null;
}
