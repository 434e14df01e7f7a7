import type { DomainFeature } from '../domain-feature.ts';
import { storeLoss } from './entities.ts';
import { reportStoreLoss } from './operations.ts';

export const feature: DomainFeature = {
  entities: [storeLoss],
  operations: [reportStoreLoss],
};
