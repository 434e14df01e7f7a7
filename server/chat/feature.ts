import type { ServerFeature } from '../server-feature.ts';
import { chatHandlers } from './handlers.ts';
import { chatMessageStore, chatReadingStore, chatStore, colleagueStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [chatStore, colleagueStore, chatMessageStore, chatReadingStore],
  handlers: [chatHandlers],
};
