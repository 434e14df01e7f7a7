import type { Edits } from '../editing.ts';
import { wished } from '../editing.ts';
import type { QueuePolicy } from '../operation.ts';
import { person, type Person } from '../people/entities.ts';
import { settledPerson } from '../people/settled-person.ts';
import { rowKey } from '../register/policies.ts';

export const mergeName = 'people.merge';
export const undoMergeName = 'people.undoMerge';

/** Days for which a merge can be taken back. */
export const undoDays = 30;

/** Input of a merge, as it is captured. */
export interface MergeInput {
  /** Of the person who stays, and their church. */
  id: string;
  churchId: string;
  /** Of the record that becomes one with it. */
  otherId: string;
  otherChurchId: string;
  /** Fields of the person who stays that get another value. */
  edits: Edits<Omit<Person, 'id'>>;
  /** What was shown of the other record: a merge never lets go of something that its author did not see. */
  seen: Partial<Person>;
}

export interface UndoMergeInput {
  /** Of the person who stayed, and their church. */
  id: string;
  churchId: string;
  mergeId: string;
}

/** The person who stays is shown as they will be; the other one is away. */
export const mergePolicy: QueuePolicy<MergeInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: ({ id }) => rowKey({ entity: person }, id),
  optimisticPatches: ({ id, otherId, edits }) => [
    {
      entity: person.name,
      id,
      from: id,
      change: (row: Person) => settledPerson(wished(row, edits)),
    },
    {
      entity: person.name,
      id: otherId,
      from: otherId,
      change: (row: Person): Person => ({ ...row, status: 'archived' }),
    },
  ],
  describe: () => 'A merge of two people',
};

/** What a device shows before the server restored both: nothing, since it has never held all of it. */
export const undoMergePolicy: QueuePolicy<UndoMergeInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: ({ id }) => rowKey({ entity: person }, id),
  optimisticPatches: () => [],
  describe: () => 'The undo of a merge',
};
