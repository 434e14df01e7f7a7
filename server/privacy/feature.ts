import type { ServerFeature } from '../server-feature.ts';
import { privacyHandlers } from './handlers.ts';

export const feature: ServerFeature = {
  handlers: [privacyHandlers],
};
