import type { ServerFeature } from '../server-feature.ts';
import { auditHandlers } from './handlers.ts';

export const feature: ServerFeature = { handlers: [auditHandlers] };
