import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { orderKey } from '../rows/order-key.ts';
import { instant } from '../values/dates/instant.ts';
import { folded } from '../values/name-words.ts';
import { uuid } from '../values/uuid.ts';
import { listQuestion } from './list-question.ts';

/** A name for the address of a list. It keeps the question, never the rows: each reader sees the rows of their own scopes. */
export const savedList = defineEntity({
  name: 'savedList',
  schema: z.object({
    id: uuid,
    /** Name of the register. */
    register: z.string(),
    name: z.string(),
    question: listQuestion,
    /** For everybody who may see rows of the register. */
    shared: z.boolean(),
    /** The owner. */
    accountId: uuid,
    /** The owner's name when the list was last saved; '' as long as the server has not said it. */
    ownerName: z.string(),
    createdAt: instant,
    updatedAt: instant,
  }),
  references: { accountId: 'account' },
});
export type SavedList = RowOf<typeof savedList>;

/** Own lists of one register. */
export const mostLists = 100;

export const nameIsTaken = 'You have a list with this name. Choose another name';
export const tooManyLists = `You have ${mostLists} saved lists here. Delete one first`;

/** Saved lists by their names; those of one name stay in the order they come in. */
export function inOrder<List extends Pick<SavedList, 'name'>>(lists: readonly List[]): List[] {
  return lists.toSorted((one, other) => {
    const [key, next] = [orderKey(one.name), orderKey(other.name)];
    if (key === next) return 0;
    return key < next ? -1 : 1;
  });
}

type Named = Pick<SavedList, 'id' | 'name'>;

/** Why a list cannot have its name among the own lists of its register; null where it can. */
export function nameProblem({ id, name }: Named, own: readonly Named[]): string | null {
  const wanted = folded(name).trim();
  const taken = own.some((other) => other.id !== id && folded(other.name).trim() === wanted);
  return taken ? nameIsTaken : null;
}
