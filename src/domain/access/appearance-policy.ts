import type { QueuePolicy } from '../operation.ts';

/** Appearance of the back office: names that the page knows. */
export interface Looks {
  scheme: string;
  theme: string;
  layout: string;
  density: string;
}

export const saveAppearanceName = 'access.saveAppearance';

/** Queue policy of the appearance, apart from its schema: screens that only show it load none. */
export const saveAppearancePolicy: QueuePolicy<Looks> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: () => 'appearance',
  optimisticPatches: (chosen, { accountId: id }) => [
    { entity: 'appearance', id, row: { id, ...chosen } },
  ],
  describe: () => 'A change of your appearance',
};
