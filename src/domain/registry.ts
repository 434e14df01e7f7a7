import type { Entity } from './entity.ts';
import { features } from './features.gen.ts';
import type { Operation } from './operation.ts';

export { syncedEntities } from './synced-entities.gen.ts';

/** Each once: a register may have an autocomplete that its feature names as well. */
const all = new Set<Operation>([
  ...features.flatMap(({ operations = [] }) => operations),
  // Behind the others: an address such as groups/autocomplete is no group's.
  ...features
    .flatMap(({ registers = [] }) => registers)
    .flatMap((one) => Object.values<Operation>(one.operations)),
]);

/** Every operation, for the server and the tests. The page imports by name. */
export const operations = [...all].filter(({ offline }) => offline !== 'demo');

/** The calls that the device alone answers: the server never hears of them. */
export const demoOperations = [...all].filter(({ offline }) => offline === 'demo');

/** Records that only the server holds. */
export const serverEntities: readonly Entity[] = features.flatMap(
  ({ serverEntities: ofFeature = [] }) => ofFeature,
);
