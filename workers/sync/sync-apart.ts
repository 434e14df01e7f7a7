import type { Signal } from '#domain/signals.ts';
import { databases } from '#store/database.ts';
import { entitiesByName } from '#sync/entities-by-name.ts';
import { pull } from '#sync/pull.ts';
import type { SyncApart } from './sync-api.ts';

export const syncApart: SyncApart = {
  async prepare() {
    await databases().vault.open();
  },
  async pull(profileId, { bulkWaits }) {
    const signals: Signal[] = [];
    const publish = (signal: Signal) => void signals.push(signal);
    const pulled = await pull(
      {
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
        bulkWaits: () => bulkWaits,
        publish,
      },
      profileId,
    );
    return { pulled, signals };
  },
};
