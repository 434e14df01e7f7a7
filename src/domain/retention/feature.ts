import type { DomainFeature } from '../domain-feature.ts';
import { editRetention, previewRetention, readRetention } from './retention-operations.ts';

export const feature: DomainFeature = {
  operations: [readRetention, previewRetention, editRetention],
};
