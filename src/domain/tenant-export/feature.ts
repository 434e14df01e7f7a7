import type { DomainFeature } from '../domain-feature.ts';
import { exportTenant, lastExport } from './operations.ts';

export const feature: DomainFeature = {
  operations: [exportTenant, lastExport],
};
