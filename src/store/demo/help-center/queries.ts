import type {
  FaqCategory,
  Guide,
  GuideCategory,
  GuidePage,
  SupportMessage,
} from '#domain/demo/help-center/entities.ts';
import type { DemoDatabase } from '../database.ts';

/** All categories of questions with their questions. */
export async function allFaqs(demo: DemoDatabase): Promise<FaqCategory[]> {
  const [categories, faqs] = await Promise.all([demo.faqCategory.toArray(), demo.faq.toArray()]);
  const of = Map.groupBy(faqs, ({ categoryId }) => categoryId);
  return categories.map(({ id, slug, title }) => ({ id, slug, title, faqs: of.get(id) ?? [] }));
}

/** Lists name guides without their texts. */
function named({ content: _text, ...guide }: GuidePage): Guide {
  return guide;
}

/** All categories of guides with all of their guides. */
export async function allGuides(demo: DemoDatabase): Promise<GuideCategory[]> {
  const [categories, guides] = await Promise.all([
    demo.guideCategory.toArray(),
    demo.guide.toArray(),
  ]);
  const of = Map.groupBy(guides.map(named), ({ categoryId }) => categoryId);
  return categories.map(({ id, slug, title }) => ({ id, slug, title, guides: of.get(id) ?? [] }));
}

/** All categories of guides with at most so many guides, and how many there are. */
export async function firstGuides(demo: DemoDatabase, limit: number): Promise<GuideCategory[]> {
  return (await allGuides(demo)).map(({ id, slug, title, guides }) => {
    const first = guides.slice(0, limit);
    const visibleGuides = first.length;
    return { id, slug, title, guides: first, visibleGuides, totalGuides: guides.length };
  });
}

export async function guideCategoryAt(
  demo: DemoDatabase,
  slug: string,
): Promise<GuideCategory | null> {
  return (await allGuides(demo)).find((category) => category.slug === slug) ?? null;
}

/** @param path slug of the category, `/`, slug of the guide */
export async function guideAt(demo: DemoDatabase, path: string): Promise<GuidePage | null> {
  const [categorySlug = '', guideSlug = ''] = path.split('/');
  const category = await demo.guideCategory.get({ slug: categorySlug });
  if (!category) return null;
  const called = await demo.guide.where({ slug: guideSlug }).toArray();
  return called.find(({ categoryId }) => categoryId === category.id) ?? null;
}

/** The newest first. */
export function allSupportMessages(demo: DemoDatabase): Promise<SupportMessage[]> {
  return demo.supportMessage.orderBy('sentAt').reverse().toArray();
}
