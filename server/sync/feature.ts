import type { ServerFeature } from '../server-feature.ts';
import { syncHandlers } from './handlers.ts';

export const feature: ServerFeature = { handlers: [syncHandlers] };
