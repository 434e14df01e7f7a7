import type { DomainFeature } from '../domain-feature.ts';
import { health, liveStream, openApi, pullChanges, pushMutations } from './operations.ts';

export const feature: DomainFeature = {
  operations: [health, openApi, pushMutations, pullChanges, liveStream],
};
