import type { Faq, FaqCategory, Guide, GuideCategory } from '#domain/demo/help-center/entities.ts';
import { searchIn } from '../../../demo/search-in.ts';

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

const faqText = ({ question, answer }: Faq) => `${question}\n${withoutTags(answer)}`;
const guideText = ({ guide: { title, subtitle } }: FoundGuide) => `${title}\n${subtitle}`;

/** Categories with the questions that say these words, or whose answer does; those without one are left out. */
export function shownFaqs(categories: readonly FaqCategory[], typed: string): FaqCategory[] {
  return categories
    .map(({ id, slug, title, faqs }) => ({
      id,
      slug,
      title,
      faqs: [...searchIn(faqs, faqText)(typed)],
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

/** A guide with the way to it. */
export interface FoundGuide {
  category: Pick<GuideCategory, 'slug' | 'title'>;
  guide: Guide;
}

/** All guides in the order in which they are read. */
export function inOrder(categories: readonly GuideCategory[]): FoundGuide[] {
  return categories.flatMap((category) => category.guides.map((guide) => ({ category, guide })));
}

/** Guides that say these words in their title or in the line below it. */
export function foundGuides(
  categories: readonly GuideCategory[],
  typed: string,
): readonly FoundGuide[] {
  return searchIn(inOrder(categories), guideText)(typed);
}

/** The guide that is read after this one; null after the last. */
export function nextGuide(categories: readonly GuideCategory[], id: string): FoundGuide | null {
  const all = inOrder(categories);
  const at = all.findIndex(({ guide }) => guide.id === id);
  return at === -1 ? null : (all[at + 1] ?? null);
}
