import { hasVault } from './session/who.ts';
import { checkBuild } from './updates/check-build.ts';
import { followUpdates } from './updates/follow-updates.ts';

/** Work that no page waits for: a newer build, and what the device tells of itself. */
export async function startLater(): Promise<void> {
  const following = followUpdates().catch(() => undefined);
  // Before the first look, which may find one. A device without a worker yet has none to wait for.
  if (navigator.serviceWorker?.controller) await following;
  // Without a network nobody waits for the answer: the browser looks for a new worker itself too.
  await checkBuild().catch(() => undefined);
  if (!(await hasVault())) return;
  const { followFacts } = await import('./devices/tell-facts.ts');
  followFacts();
}
