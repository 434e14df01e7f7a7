import * as z from 'zod/mini';
import { count } from '../values/count-schema.ts';
import { instant } from '../values/dates/instant.ts';
import { line } from '../values/text.ts';
import { doorNameLength } from './door-name.ts';
import { tallyKeys } from './tally-keys.ts';

/** Ways by which a count came to the device that submitted: counted on it, over the network, from a screen, by hand. */
export const contributionWays = ['here', 'network', 'code', 'typed'] as const;

/** The count of one door, as it was added to a report. The report says in the end what was counted in all. */
export const contribution = z.object({
  door: line(1, doorNameLength),
  /** Person who counted there; null where the count came without a name. */
  name: z.nullable(line(0, 200)),
  /** Kinds of people that were counted there. */
  counts: z
    .array(z.object({ key: z.enum(tallyKeys), people: count }))
    .check(z.maxLength(tallyKeys.length)),
  way: z.enum(contributionWays),
  /** ISO, the clock of the device at the door, of its last tap. */
  tappedAt: instant,
});
export type Contribution = z.infer<typeof contribution>;

/** More doors than any church counts at. */
export const mostContributions = 60;

export const contributions = z
  .array(contribution)
  .check(z.maxLength(mostContributions, `Add up at most ${mostContributions} doors`));
