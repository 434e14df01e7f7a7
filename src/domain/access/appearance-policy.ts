import type { QueuePolicy } from '../operation.ts';

/** How the back office looks: names that the page knows. */
export interface Looks {
  scheme: string;
  theme: string;
  layout: string;
  density: string;
}

export const saveAppearanceName = 'access.saveAppearance';

/** How a new look is queued, apart from its schema: whoever only shows it loads none. */
export const saveAppearancePolicy: QueuePolicy<Looks> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  affects: () => 'appearance',
  preview: (chosen, { accountId: id }) => [{ entity: 'appearance', id, row: { id, ...chosen } }],
  describe: () => 'A change of your appearance',
};
