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
import { onDemo } from '../../../api/live-queries/on-demo.ts';
import type { Saving } from '../../../demo/use-row-edits.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const faqsHere = onDemo(allFaqs);
export const guidesHere = onDemo(allGuides);
export const firstGuidesHere = onDemo(firstGuides);
export const categoryHere = onDemo(guideCategoryAt);
export const guideHere = onDemo(guideAt);
export const messagesHere = onDemo(allSupportMessages);

export const savingGuide: Saving<GuidePage, typeof changeGuide> = {
  operation: changeGuide,
  input: (id, { helpful = null }) => ({ id, guide: { helpful } }),
  delayMs: 0,
};
