import type { QueuePolicy } from '../operation.ts';
import type { SavedList } from './saved-list.ts';

export const savedListForms = {
  create: 'savedLists.create',
  edit: 'savedLists.edit',
  remove: 'savedLists.delete',
  restore: 'savedLists.restore',
} as const;

export type NewList = Pick<SavedList, 'register' | 'name' | 'question' | 'shared'>;
export interface ListChanges {
  name?: SavedList['name'] | undefined;
  question?: SavedList['question'] | undefined;
  shared?: SavedList['shared'] | undefined;
}

/** The list as the changes make it. */
export function changedList(list: SavedList, { name, question, shared }: ListChanges): SavedList {
  return {
    ...list,
    name: name ?? list.name,
    question: question ?? list.question,
    shared: shared ?? list.shared,
  };
}

export interface ListEdit {
  id: string;
  /** The register of the list: permission is known before any look-up. */
  register: string;
  changes: ListChanges;
}

const form = { policy: 'queue', form: 1, migrations: [] } as const;
const keyOf = (id: string) => `savedList:${id}`;

export const createListPolicy: QueuePolicy<NewList> = {
  ...form,
  orderingKey: (_input, id) => keyOf(id),
  optimisticPatches: ({ register, name, question, shared }, { id, accountId, at }) => [
    {
      entity: 'savedList',
      id,
      row: {
        id,
        register,
        name,
        question,
        shared,
        accountId,
        ownerName: '',
        createdAt: at,
        updatedAt: at,
      } satisfies SavedList,
    },
  ],
  describe: ({ name }) => `The saved list “${name}”`,
};

export const editListPolicy: QueuePolicy<ListEdit> = {
  ...form,
  orderingKey: ({ id }) => keyOf(id),
  optimisticPatches: ({ id, changes }) => [
    {
      entity: 'savedList',
      id,
      from: id,
      change: (row: SavedList) => changedList(row, changes),
    },
  ],
  describe: ({ changes: { name } }) =>
    name === undefined ? 'A change of a saved list' : `The saved list “${name}”`,
};

export const removeListPolicy: QueuePolicy<{ id: string }> = {
  ...form,
  orderingKey: ({ id }) => keyOf(id),
  optimisticPatches: ({ id }) => [
    { entity: 'savedList', id, from: id, change: (row: SavedList) => ({ ...row, removed: true }) },
  ],
  describe: () => 'Deleting a saved list',
};

/** As long as the device holds the row, it is shown again at once; else it comes with the server's answer. */
export const restoreListPolicy: QueuePolicy<{ id: string; register: string }> = {
  ...form,
  orderingKey: ({ id }) => keyOf(id),
  optimisticPatches: ({ id }) => [
    { entity: 'savedList', id, from: id, change: (row: SavedList) => ({ ...row, removed: false }) },
  ],
  describe: () => 'Bringing back a saved list',
};
