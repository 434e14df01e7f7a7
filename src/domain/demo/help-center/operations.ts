import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import { faqCategory, guide, guideCategory, guidePage, supportMessage } from './entities.ts';

const base = '/api/apps/help-center';

/** Guides of each category in the list of all, unless the call says another number. */
export const usualLimit = 5;

export const listFaqs = defineOperation({
  ...onDevice,
  name: 'demo.helpCenter.faqs',
  method: 'GET',
  path: `${base}/faqs`,
  input: z.object({ slug: z.optional(z.string()) }),
  output: z.array(faqCategory),
  summary:
    'The categories of questions with their questions: all of them, or the one with this slug',
});

export const listGuides = defineOperation({
  ...onDevice,
  name: 'demo.helpCenter.guides',
  method: 'GET',
  path: `${base}/guides`,
  input: z.object({
    slug: z.optional(z.string()),
    limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'Give the limit as a number'))),
  }),
  output: z.array(guideCategory),
  summary:
    'The categories of guides with their first guides, or the one with this slug with all of its guides',
});

export const readGuide = defineOperation({
  ...onDevice,
  name: 'demo.helpCenter.guide',
  method: 'GET',
  path: `${base}/guide`,
  input: z.object({ categorySlug: z.string(), guideSlug: z.string() }),
  output: z.nullable(guidePage),
  summary: 'A guide with its text; null when there is none at these slugs',
});

/** Ours, as the two below: the specification's thumbs and form do nothing. */
export const changeGuide = defineOperation({
  ...onDevice,
  name: 'demo.helpCenter.changeGuide',
  method: 'PATCH',
  path: `${base}/guide`,
  input: z.object({ id: z.string(), guide: z.pick(guide, { helpful: true }) }),
  output: z.nullable(guidePage),
  summary: 'Keeps whether a guide helped; null when there is none with this id',
});

export const addSupportMessage = defineOperation({
  ...onDevice,
  name: 'demo.helpCenter.write',
  method: 'POST',
  path: `${base}/support`,
  input: z.object({ message: z.omit(supportMessage, { id: true, sentAt: true }) }),
  output: supportMessage,
  summary: 'Keeps a message to the support on the device',
});

export const deleteSupportMessage = defineOperation({
  ...onDevice,
  name: 'demo.helpCenter.deleteMessage',
  method: 'DELETE',
  path: `${base}/support`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a message to the support',
});
