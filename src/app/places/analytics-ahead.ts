import { holdersOnly } from '../holders-only.ts';

const holders = holdersOnly('analytics.view');

async function prepare(): Promise<void> {
  const { prepareAnalytics } = await import('../../api/workers/analytics-here.ts');
  await prepareAnalytics();
}

/** Reads the reports of the device while the screen that adds them up still comes. Whoever may not see it stays out. */
export function analyticsAhead(match: Parameters<typeof holders>[0]): ReturnType<typeof holders> {
  // The screen asks itself, and says what is the matter.
  prepare().catch(() => undefined);
  return holders(match);
}
