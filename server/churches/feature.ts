import type { ServerFeature } from '../server-feature.ts';
import { churchHandlers } from './handlers.ts';
import { churchGroupStore, churchStore, reportPolicyStore, serviceStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [churchGroupStore, churchStore, serviceStore, reportPolicyStore],
  handlers: [churchHandlers],
};
