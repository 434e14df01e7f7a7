import type { DomainFeature } from '../domain-feature.ts';
import { followUp } from './entities.ts';
import { followUpOperations } from './follow-up-operations.ts';
import { followUps } from './follow-ups.ts';

export const feature: DomainFeature = {
  entities: [followUp],
  registers: [{ register: followUps, operations: followUpOperations }],
};
