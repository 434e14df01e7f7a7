import type { DomainFeature } from '../domain-feature.ts';
import { roll } from './entities.ts';
import { firstTimerOperation } from './first-timer-operation.ts';
import { markOperation } from './mark-operation.ts';
import { rolls } from './rolls.ts';

export const feature: DomainFeature = {
  entities: [roll],
  operations: [markOperation, firstTimerOperation],
  unlisted: [rolls],
};
