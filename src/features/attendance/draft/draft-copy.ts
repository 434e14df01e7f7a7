import type { ReportDraft } from '#store/attendance/draft.ts';
import { isConnectionDead } from '#store/reopen.ts';

const reloadedKey = 'reloadedForStore';
/** A store that is dead again so soon is not mended by another reload. */
const reloadAgainMs = 60_000;

/** Loads the page again, which connects to the store anew; not again within a minute. */
function reloadForStore(): void {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Math.abs(Date.now() - last) < reloadAgainMs) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
}

/**
 * A39: the device's store did not take the draft. This tab's own memory outlives a reload; the copy
 * goes when the store has taken a draft of the same key.
 */
export function keepCopy(draft: ReportDraft, error: unknown): void {
  sessionStorage.setItem(draft.key, JSON.stringify(draft));
  if (isConnectionDead(error)) reloadForStore();
}
