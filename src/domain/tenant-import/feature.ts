import type { DomainFeature } from '../domain-feature.ts';
import { checkImport, importTenantHere, readImport } from './operations.ts';

export const feature: DomainFeature = {
  operations: [checkImport, importTenantHere, readImport],
};
