import type { DomainFeature } from '../../domain-feature.ts';
import { listActivities } from './operations.ts';

export const feature: DomainFeature = { operations: [listActivities] };
