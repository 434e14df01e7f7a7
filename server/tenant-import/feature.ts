import type { ServerFeature } from '../server-feature.ts';
import { tenantImportHandlers } from './handlers.ts';

export const feature: ServerFeature = { handlers: [tenantImportHandlers] };
