import * as z from 'zod/mini';
import { instant } from '../../values/dates/instant.ts';
import { email } from '../../values/email/email.ts';
import { rowId, text } from '../text.ts';

const slug = z.string();

/** A question with its answer, which is HTML. */
export const faq = z.object({
  id: rowId,
  categoryId: rowId,
  question: z.string(),
  answer: z.string(),
});
export type Faq = z.infer<typeof faq>;

/** S3-028. */
export const faqCategory = z.object({ id: rowId, slug, title: z.string(), faqs: z.array(faq) });
export type FaqCategory = z.infer<typeof faqCategory>;

/** A guide as lists name it. */
export const guide = z.object({
  id: rowId,
  categoryId: rowId,
  slug,
  title: z.string(),
  subtitle: z.string(),
  updatedAt: instant,
  /** Whether it helped somebody on this device. */
  helpful: z.nullable(z.boolean()),
});
export type Guide = z.infer<typeof guide>;

/** S3-029. The counts are there where not all guides may be. */
export const guideCategory = z.object({
  id: rowId,
  slug,
  title: z.string(),
  guides: z.array(guide),
  visibleGuides: z.optional(z.int()),
  totalGuides: z.optional(z.int()),
});
export type GuideCategory = z.infer<typeof guideCategory>;

/** A guide with its text, which is HTML. */
export const guidePage = z.extend(guide, { content: z.string() });
export type GuidePage = z.infer<typeof guidePage>;

export const supportNameLength = 100;
export const supportSubjectLength = 150;
export const supportTextLength = 3000;

/** Fields of the form: the sentence for each that is left empty. */
export const supportNeeds = {
  name: 'Enter your name',
  email: 'Enter your email address',
  subject: 'Enter a subject, so that it reaches who knows most',
  message: 'Write your message',
} as const;

const needed = (max: number, sentence: string) =>
  text(max).check(z.refine((words) => words.trim() !== '', sentence));

/** Something that somebody wrote to the support; it stays on the device. */
export const supportMessage = z.object({
  id: rowId,
  name: needed(supportNameLength, supportNeeds.name),
  email,
  subject: needed(supportSubjectLength, supportNeeds.subject),
  message: needed(supportTextLength, supportNeeds.message),
  sentAt: instant,
});
export type SupportMessage = z.infer<typeof supportMessage>;
