import { settingOf, type Vault } from '../vault.ts';

/** The server asked for silence: nothing is sent (`pause`) or pulled (`pullPause`) until it is over. */
export async function pause(
  vault: Vault,
  now: number,
  milliseconds: number,
  key: 'pause' | 'pullPause' = 'pause',
): Promise<void> {
  await vault.settings.put({ key, until: now + milliseconds, for: milliseconds });
}

/** When the silence ends, or null. It never lasts longer than was asked, whatever the clock did. */
export async function pausedUntil(
  vault: Vault,
  now: number,
  key: 'pause' | 'pullPause' = 'pause',
): Promise<number | null> {
  const asked = await settingOf(vault, key);
  if (!asked) return null;
  if (asked.until > now + asked.for) await pause(vault, now, asked.for, key);
  const until = Math.min(asked.until, now + asked.for);
  if (until > now) return until;
  await vault.settings.delete(key);
  return null;
}
