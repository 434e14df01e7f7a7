import type { ServerFeature } from '../server-feature.ts';
import { liveHandlers } from './handlers.ts';

export const feature: ServerFeature = { handlers: [liveHandlers] };
