import type { QueuePolicy } from '../../operation.ts';
import { manyKey } from '../../record-key.ts';
import { countedIn, refusedOf } from '../../register/many-policies.ts';

export const reportWords = { one: 'attendance report', many: 'attendance reports' };

/** Queued reports have keys of this kind: what is counted after an import goes behind it. */
const kind = 'report';

/** Its reports are in no list before the server has accepted them. */
export const importPolicy: QueuePolicy<{ rows: readonly { id: string }[] }> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: (_input, id) => manyKey(kind, id),
  optimisticPatches: () => [],
  leaves: refusedOf(reportWords),
  describe: ({ rows }) => `Import of ${countedIn(rows.length, reportWords)}`,
};

/** Says how many imported reports an undone import left. */
export function keptReports(count: number): string {
  const [were, stay] = count === 1 ? ['was', 'stays'] : ['were', 'stay'];
  return `${countedIn(count, reportWords)} ${were} changed after the import and ${stay}`;
}

function keptOf(output: unknown): ReturnType<NonNullable<QueuePolicy<unknown>['leaves']>> {
  const { kept } = output as { kept: string[] };
  if (kept.length === 0) return null;
  return { message: keptReports(kept.length), current: { kept } };
}

export const undoImportPolicy: QueuePolicy<{ ids: readonly string[] }> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: (_input, id) => manyKey(kind, id),
  optimisticPatches: () => [],
  leaves: keptOf,
  describe: ({ ids }) => `Undo of an import of ${countedIn(ids.length, reportWords)}`,
};
