/** From the last count until the screen may go dark again: long enough for a hymn. */
const patienceMs = 5 * 60 * 1000;

let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let sentinel: Promise<WakeLockSentinel | null> | null = null;

async function release(): Promise<void> {
  const held = await sentinel;
  sentinel = null;
  await held?.release();
}

/** Refused with a nearly empty battery, and where the browser has no wake lock: nothing is lost. */
async function request(): Promise<WakeLockSentinel | null> {
  return (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
}

/** The browser lets go when the page is hidden; whoever comes back counts on. */
function onVisible(): void {
  if (document.visibilityState !== 'visible' || Date.now() > until) return;
  sentinel = request();
}

/** Somebody counts: the screen stays on. */
export function holdWakeLock(): void {
  until = Date.now() + patienceMs;
  clearTimeout(timer);
  timer = setTimeout(() => void releaseWakeLock(), patienceMs);
  if (sentinel) return;
  sentinel = request();
  document.addEventListener('visibilitychange', onVisible);
}

/** The form was left, or nobody counts any more. */
export async function releaseWakeLock(): Promise<void> {
  until = 0;
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', onVisible);
  await release();
}
