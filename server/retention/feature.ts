import type { ServerFeature } from '../server-feature.ts';
import { retentionHandlers } from './handlers.ts';

export const feature: ServerFeature = {
  handlers: [retentionHandlers],
};
