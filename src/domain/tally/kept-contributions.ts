import * as z from 'zod/mini';
import { instant } from '../values/dates/instant.ts';

/**
 * Contributions as a report keeps them. They were judged when they came (contribution.ts): here they are only read, by
 * every form that is opened, and what judges them would make its first load longer.
 */
export const keptContributions = z.array(
  z.object({
    door: z.string(),
    name: z.nullable(z.string()),
    counts: z.array(z.object({ key: z.string(), people: z.number() })),
    way: z.string(),
    tappedAt: instant,
  }),
);
export type KeptContribution = z.infer<typeof keptContributions>[number];
