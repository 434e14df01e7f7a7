import type { ServerFeature } from '../server-feature.ts';
import { pictureHandlers } from './handlers.ts';

export const feature: ServerFeature = { handlers: [pictureHandlers] };
