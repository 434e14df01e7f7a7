/** The latest moment after start at which it happens, stable or not. */
const latest = 30_000;

/** At the first quiet moment: what the person sees comes first. */
export function whenStable(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: latest });
  else setTimeout(then, 1000);
}
