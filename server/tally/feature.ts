import type { ServerFeature } from '../server-feature.ts';
import { tallyHandlers } from './handlers.ts';
import { doorCountStore } from './scopes.ts';

export const feature: ServerFeature = { stores: [doorCountStore], handlers: [tallyHandlers] };
