import { largestBatch } from '#domain/protocol.ts';
import { settingOf, type Vault } from '../vault.ts';

/** A call within this time (ms) may carry more next time; a slower one may not get through whole. */
const quick = 1000;

/** A few go together over any line: it also breaks under calls that were not too large. */
const fewest = 5;

/** Number of items in a call: as many as allowed, until the line has shown that it breaks under them. */
export async function callSize(vault: Vault): Promise<number> {
  return (await settingOf(vault, 'callSize'))?.items ?? largestBatch;
}

/** Learns from a call that took this long (ms): one that broke on its way was too large for the line. */
export async function learnCallSize(
  vault: Vault,
  call: { items: number; took: number; broke: boolean },
): Promise<void> {
  const isQuick = call.took < quick;
  // A line that is not there at all says nothing about what it carries.
  if (call.broke === isQuick) return;
  const items = call.broke ? Math.max(fewest, call.items / 4) : call.items * 2;
  if (call.broke || items > (await callSize(vault))) {
    await vault.settings.put({ key: 'callSize', items: Math.min(Math.floor(items), largestBatch) });
  }
}
