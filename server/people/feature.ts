import type { ServerFeature } from '../server-feature.ts';
import { peopleHandlers } from './handlers.ts';
import { personStore } from './scopes.ts';

export const feature: ServerFeature = { stores: [personStore], handlers: [peopleHandlers] };
