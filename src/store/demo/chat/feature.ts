import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = {
  tables: {
    demoChat: 'id, contactId, lastMessageAt',
    demoMessage: 'id, [chatId+createdAt]',
    chatContact: 'id, name',
    chatAttachments: 'id',
    chatProfile: 'id',
  },
};
