import type { DomainFeature } from '../domain-feature.ts';
import { eraseOperation } from './erase-operation.ts';
import { takeDataOperation, takeDataZipOperation } from './take-data-operation.ts';

export const feature: DomainFeature = {
  operations: [eraseOperation, takeDataOperation, takeDataZipOperation],
};
