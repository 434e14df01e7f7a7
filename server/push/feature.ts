import type { ServerFeature } from '../server-feature.ts';
import { pushHandlers } from './handlers.ts';

export const feature: ServerFeature = { handlers: [pushHandlers] };
