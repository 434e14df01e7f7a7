import type { DomainFeature } from '../domain-feature.ts';
import { takeDataOperation } from './take-data-operation.ts';

export const feature: DomainFeature = {
  operations: [takeDataOperation],
};
