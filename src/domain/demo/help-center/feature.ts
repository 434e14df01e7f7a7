import type { DomainFeature } from '../../domain-feature.ts';
import {
  addSupportMessage,
  changeGuide,
  deleteSupportMessage,
  listFaqs,
  listGuides,
  readGuide,
} from './operations.ts';

export const feature: DomainFeature = {
  operations: [
    listFaqs,
    listGuides,
    readGuide,
    changeGuide,
    addSupportMessage,
    deleteSupportMessage,
  ],
};
