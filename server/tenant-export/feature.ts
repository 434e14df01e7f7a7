import type { ServerFeature } from '../server-feature.ts';
import { tenantExportHandlers } from './handlers.ts';

export const feature: ServerFeature = { handlers: [tenantExportHandlers] };
