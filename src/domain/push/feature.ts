import type { DomainFeature } from '../domain-feature.ts';
import {
  readPushKey,
  removePushSubscription,
  subscribePush,
  unsubscribePush,
} from './operations.ts';

export const feature: DomainFeature = {
  operations: [subscribePush, unsubscribePush, removePushSubscription, readPushKey],
};
