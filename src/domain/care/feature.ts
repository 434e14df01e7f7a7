import type { DomainFeature } from '../domain-feature.ts';
import { consentOperations } from './consent-operations.ts';
import { consents } from './consents.ts';
import { consent, lifeEvent } from './entities.ts';
import { lifeEventOperations } from './life-event-operations.ts';
import { lifeEvents } from './life-events.ts';

export const feature: DomainFeature = {
  entities: [lifeEvent, consent],
  registers: [
    { register: lifeEvents, operations: lifeEventOperations },
    { register: consents, operations: consentOperations },
  ],
};
