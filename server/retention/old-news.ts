import { type EntityStore, tableName } from '../entity-store.ts';
import { notificationStore, userMessageStore } from '../shell/scopes.ts';
import { recordEffect } from '../sync/record-effect.ts';
import type { Erasure } from './erasure.ts';

function olderIn(store: EntityStore, came: string): Erasure {
  const { name: t } = store;
  return {
    kind: 'notifications',
    due: `${tableName(store)} r where r.tenant_id = $1 and r.${came} < $2`,
    order: 'r.id',
    locks: true,
    atOnce: 200,
    async erase({ tx, ids }) {
      const recorded = await recordEffect(tx, { output: null, erased: { [t]: ids } }, null);
      return { count: ids.length, recorded };
    },
  };
}

/** Notifications of people's bells, and their messages. */
export const oldNews: readonly Erasure[] = [
  olderIn(notificationStore, 'time'),
  olderIn(userMessageStore, 'sent_date_time'),
];
