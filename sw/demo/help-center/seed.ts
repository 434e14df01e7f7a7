import { addDays } from '#domain/values/dates/local-date.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { seedId } from '../seed-id.ts';
import { slugOf } from '../slug-of.ts';
import { guides, guideText } from './guides.ts';
import { questions } from './questions.ts';

/** The lines of all categories in one row, each with the place of its category. */
function rows<Line>(categories: readonly (readonly [string, string, readonly Line[]])[]) {
  return categories.flatMap(([, , lines], place) => lines.map((line) => ({ line, place })));
}

const faqCategories = questions.map(([slug, title], at) => ({
  id: seedId('a', at + 1),
  slug,
  title,
}));
const faqs = rows(questions).map(({ line: [question, answer], place }, at) => ({
  id: seedId('b', at + 1),
  categoryId: seedId('a', place + 1),
  question,
  answer: `<p>${answer}</p>`,
}));
const guideCategories = guides.map(([slug, title], at) => ({
  id: seedId('c', at + 1),
  slug,
  title,
}));

const guidesOn = (today: string) =>
  rows(guides).map(({ line: [title, subtitle], place }, at) => ({
    id: seedId('d', at + 1),
    categoryId: seedId('c', place + 1),
    slug: slugOf(title),
    title,
    subtitle,
    updatedAt: `${addDays(today, -20 - at * 3)}T07:00:00.000Z`,
    helpful: null,
    content: guideText,
  }));

/** 29 questions and 27 guides, in five categories each. */
export function seedHelpCenter(demo: DemoDatabase, { today }: DemoStart): Promise<unknown> {
  return Promise.all([
    demo.faqCategory.bulkAdd(faqCategories),
    demo.faq.bulkAdd(faqs),
    demo.guideCategory.bulkAdd(guideCategories),
    demo.guide.bulkAdd(guidesOn(today)),
  ]);
}
