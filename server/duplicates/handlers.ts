import { distinctPairOperations } from '#domain/duplicates/distinct-pair-operations.ts';
import { distinctPairs } from '#domain/duplicates/distinct-pairs.ts';
import { listMergesOperation } from '#domain/duplicates/list-merges-operation.ts';
import { mergeOperation } from '#domain/duplicates/merge-operation.ts';
import { undoMergeOperation } from '#domain/duplicates/undo-merge-operation.ts';
import { people } from '#domain/people/people.ts';
import { may } from '#domain/permissions.ts';
import { query } from '../handler.ts';
import { notAboutErased } from '../people/not-about-erased.ts';
import { personStore } from '../people/scopes.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { rowsInScopes } from '../register/rows-in-scopes.ts';
import { mergesOf } from './kept-merges.ts';
import { mergeHandler } from './merge-people.ts';
import { distinctPairStore } from './scopes.ts';
import { undoMergeHandler } from './undo-merge.ts';

export const duplicateHandlers = {
  ...registerHandlers(distinctPairs, distinctPairStore, distinctPairOperations, notAboutErased({})),
  [mergeOperation.name]: mergeHandler,
  [undoMergeOperation.name]: undoMergeHandler,
  [listMergesOperation.name]: query(listMergesOperation, async (tx, caller, { id }) => {
    const [person] = await rowsInScopes(tx, caller, people, personStore, [id]);
    const subject = person && people.subject(person);
    if (!subject || !may(caller.grants, 'person.merge', subject)) return { data: [] };
    return { data: await mergesOf(tx, id) };
  }),
};
