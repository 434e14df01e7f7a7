import type { Signal } from '#domain/signals.ts';
import { databases } from '#store/database.ts';
import type { SyncContext } from '#sync/context.ts';
import { entitiesByName } from '#sync/entities-by-name.ts';
import { pull } from '#sync/pull.ts';
import type { SyncApart } from './sync-api.ts';

function contextOf(
  publish: (signal: Signal) => void,
  options: { bulkWaits: boolean },
): SyncContext {
  return {
    databases: databases(),
    entities: () => entitiesByName,
    async fetch(path, init) {
      try {
        return await fetch(path, init);
      } catch (error) {
        publish({ type: 'unreachable' });
        throw error;
      }
    },
    locks: navigator.locks,
    now: Date.now,
    random: Math.random,
    bulkWaits: () => options.bulkWaits,
    publish,
  };
}

export const syncApart: SyncApart = {
  async prepare() {
    await databases().vault.open();
  },
  async pull(profileId, options) {
    const signals: Signal[] = [];
    const context = contextOf((signal) => void signals.push(signal), options);
    return { pulled: await pull(context, profileId), signals };
  },
};
