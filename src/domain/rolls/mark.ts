import type { QueuePolicy } from '../operation.ts';
import { longDate } from '../values/dates/local-date.ts';
import { type Meeting, roll } from './entities.ts';
import { nobodyMarked, type PersonMark, withMarks } from './marks.ts';

export const markName = 'rolls.mark';

/** Input of marks, as it is captured: those that somebody made, and nothing of anybody else. */
export interface MarkInput extends Meeting {
  marks: PersonMark[];
}

/**
 * Marks of one meeting go in their order. The key is one of people, so that marks wait behind first timers who were added
 * before: the server knows nothing of them until then.
 */
export function rollKey({ groupId, serviceId, date }: Meeting): string {
  return ['person:roll', groupId, serviceId, date].join(':');
}

export const markPolicy: QueuePolicy<MarkInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: rollKey,
  // Without the marks of others: `rollsWithPending` puts these over the roll that is there.
  optimisticPatches: ({ marks, ...meeting }, { id, accountId, at }) => [
    {
      entity: roll.name,
      id,
      row: {
        ...withMarks(nobodyMarked, marks),
        ...meeting,
        id,
        authorIds: [accountId],
        authorNames: [],
        changedAt: at,
      },
    },
  ],
  describe: ({ date }) => `The roll call of ${longDate(date)}`,
};
