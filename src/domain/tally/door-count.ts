import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { count } from '../values/count-schema.ts';
import { instant } from '../values/dates/instant.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { doorNameLength } from './door-name.ts';
import { tallyKeys, type TallyKey } from './tally-keys.ts';

const kind = z.optional(count);

/** People by kind; a kind that is left out is 0. No record of zod's: nothing else has one, and the first load would bring it. */
export const tallied = z.object(
  Object.fromEntries(tallyKeys.map((key) => [key, kind])) as Record<TallyKey, typeof kind>,
);

/** What only the device at the door changes. Both records only grow, so that any order of news gives one count. */
export const doorState = {
  door: line(1, doorNameLength),
  /** Taps. */
  added: tallied,
  /** Taps that were taken back. */
  taken: tallied,
  /** The device counts this door no longer: it began anew, and this count is in no sum. Never false again. */
  isOut: z.boolean(),
  /** ISO, the device's clock, of the last change: never earlier than the one before. */
  tappedAt: instant,
};

/** Where it is counted: a service of a church on a day. */
export const doorPlace = { churchId: uuid, serviceId: uuid, date: localDate };

/** The count of one device at one door of a service. */
export const doorCount = defineEntity({
  name: 'doorCount',
  schema: z.object({
    id: uuid,
    ...doorPlace,
    ...doorState,
    accountId: uuid,
    /** Name of the person who counts there. */
    accountName: z.string(),
    /** ISO, the server's clock. */
    receivedAt: instant,
  }),
  references: { churchId: 'church', serviceId: 'service' },
});
export type DoorCount = RowOf<typeof doorCount>;
