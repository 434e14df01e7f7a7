import type { GuidePage } from '#domain/demo/help-center/entities.ts';
import { changeGuide } from '#domain/demo/help-center/operations.ts';
import {
  allFaqs,
  allGuides,
  allSupportMessages,
  firstGuides,
  guideAt,
  guideCategoryAt,
} from '#store/demo/help-center/queries.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';
import type { Saving } from '../../../demo/use-row-edits.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const faqsHere = keptOnDemo(allFaqs);
export const guidesHere = keptOnDemo(allGuides);
export const firstGuidesHere = keptOnDemo(firstGuides);
export const categoryHere = keptOnDemo(guideCategoryAt);
export const guideHere = keptOnDemo(guideAt);
export const messagesHere = keptOnDemo(allSupportMessages);

export const savingGuide: Saving<GuidePage, typeof changeGuide> = {
  operation: changeGuide,
  input: (id, { helpful = null }) => ({ id, guide: { helpful } }),
  delayMs: 0,
};
