import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = {
  tables: {
    faq: 'id',
    faqCategory: 'id',
    guide: 'id, slug',
    guideCategory: 'id, slug',
    supportMessage: 'id, sentAt',
  },
};
