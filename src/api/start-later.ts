import { recallTablet } from './devices/keep-tablet.ts';
import { hasVault, isSignedIn } from './session/who.ts';
import { lossDetectorKey } from './storage/store-failure.ts';
import { checkBuild } from './updates/check-build.ts';
import { followUpdates } from './updates/follow-updates.ts';

/** Work that no page waits for: a registration that was forgotten, a newer build, and what the device tells of itself. */
export async function startLater(): Promise<void> {
  if (await recallTablet()) return location.reload();
  // Nobody is here, but somebody was: what they left is looked after all the same.
  if (!isSignedIn() && localStorage.getItem(lossDetectorKey) !== null) {
    void import('./storage/lost-store.ts').then(({ watchForLoss }) => watchForLoss());
  }
  const following = followUpdates().catch(() => undefined);
  // Before the first look, which may find one. A device without a worker yet has none to wait for.
  if (navigator.serviceWorker?.controller) await following;
  // Without a network nobody waits for the answer: the browser looks for a new worker itself too.
  await checkBuild().catch(() => undefined);
  if (!(await hasVault())) return;
  const { followFacts } = await import('./devices/tell-facts.ts');
  followFacts();
}
