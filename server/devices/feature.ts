import type { ServerFeature } from '../server-feature.ts';
import { deviceHandlers } from './handlers.ts';
import { storeLossStore } from './scopes.ts';

export const feature: ServerFeature = { stores: [storeLossStore], handlers: [deviceHandlers] };
