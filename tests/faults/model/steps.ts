import * as fc from 'fast-check';
import { fates, type Fate, type Leg } from './line.ts';

/** Which of the three devices. */
export type Who = 0 | 1 | 2;

interface About {
  who: Who;
  /** Which service, and how many days ago: few, so that people meet in one report. */
  service: 0 | 1;
  daysAgo: 0 | 1;
  attendance: number;
}

export type Step =
  | ({ do: 'draft' } & About)
  | ({ do: 'submit' } & About)
  /** Opens one of the reports on the device again, changes the number and submits it. */
  | { do: 'mend'; who: Who; nth: number; attendance: number }
  /** Deletes one of the reports in "My reports", before or after the device has pulled. */
  | { do: 'remove'; who: Who; nth: number; reason: string | null; newsFirst: boolean }
  /** Chooses another photo of oneself: an item that needs a picture on the server before. */
  | { do: 'photo'; who: Who }
  | { do: 'synchronise'; who: Who; leg: Leg; fate: Fate }
  | { do: 'synchroniseAll' }
  | { do: 'cut'; who: Who }
  | { do: 'restore'; who: Who }
  | { do: 'kill'; who: Who }
  | { do: 'jumpClock'; who: Who; hours: number }
  | { do: 'replay'; who: Who; nth: number }
  | { do: 'restartServer' };

const who = fc.constantFrom<Who>(0, 1, 2);
const attendance = fc.integer({ min: 0, max: 500 });
const about = {
  who,
  service: fc.constantFrom(0 as const, 1 as const),
  daysAgo: fc.constantFrom(0 as const, 1 as const),
  attendance,
};
const nth = fc.nat({ max: 9 });
const day = 24;

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('draft' as const), ...about }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('submit' as const), ...about }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('mend' as const), who, nth, attendance }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      who,
      nth,
      reason: fc.constantFrom(null, 'Counted twice'),
      newsFirst: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('synchronise' as const),
      who,
      leg: fc.constantFrom<Leg>('push', 'push', 'pull', 'picture'),
      fate: fc.constantFrom(...fates),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('photo' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('synchroniseAll' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('jumpClock' as const),
      who,
      hours: fc.integer({ min: -2 * 365 * day, max: 2 * 365 * day }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replay' as const), who, nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restartServer' as const) }) },
);

export const story: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 4, maxLength: 24 });
