import type { ServerFeature } from '../server-feature.ts';
import { careHandlers } from './handlers.ts';
import { consentStore, lifeEventStore, pastoralNoteStore, safetyNoteStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [lifeEventStore, consentStore, pastoralNoteStore, safetyNoteStore],
  handlers: [careHandlers],
};
