import * as operations from '#domain/demo/help-center/operations.ts';
import { allFaqs, firstGuides, guideAt, guideCategoryAt } from '#store/demo/help-center/queries.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';

const guides = rowsOf((demo) => demo.guide);
const messages = rowsOf((demo) => demo.supportMessage);

const listFaqs = handle(operations.listFaqs, async (demo, { slug }) => {
  const all = await allFaqs(demo);
  return slug === undefined ? all : all.filter((category) => category.slug === slug);
});

const listGuides = handle(operations.listGuides, async (demo, { slug, limit }) => {
  if (slug === undefined) return firstGuides(demo, Number(limit ?? operations.usualLimit));
  const category = await guideCategoryAt(demo, slug);
  return category ? [category] : [];
});

export const helpCenterHandlers = [
  listFaqs,
  listGuides,
  handle(operations.readGuide, (demo, { categorySlug, guideSlug }) =>
    guideAt(demo, `${categorySlug}/${guideSlug}`),
  ),
  handle(operations.changeGuide, (demo, { id, guide }) => guides.change(demo, id, guide)),
  handle(operations.addSupportMessage, (demo, { message }) =>
    messages.add(demo, { ...message, sentAt: new Date().toISOString() }),
  ),
  handle(operations.deleteSupportMessage, messages.remove),
];
