import type { DomainFeature } from '../domain-feature.ts';
import { distinctPairOperations } from './distinct-pair-operations.ts';
import { distinctPairs } from './distinct-pairs.ts';
import { distinctPair } from './entities.ts';
import { listMergesOperation } from './list-merges-operation.ts';
import { mergeOperation } from './merge-operation.ts';
import { undoMergeOperation } from './undo-merge-operation.ts';

export const feature: DomainFeature = {
  entities: [distinctPair],
  operations: [mergeOperation, undoMergeOperation, listMergesOperation],
  registers: [{ register: distinctPairs, operations: distinctPairOperations }],
};
