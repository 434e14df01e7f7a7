import { expect, test } from 'vitest';
import type { GuideCategory } from '#domain/demo/help-center/entities.ts';
import { foundGuides, nextGuide, shownFaqs } from './search.ts';

const faq = (question: string, answer: string) => ({
  id: question,
  categoryId: 'c',
  question,
  answer,
});
const faqs = [
  {
    id: 'c',
    slug: 'most-asked',
    title: 'Asked most',
    faqs: [faq('Where is it?', 'In <strong>My reports</strong>'), faq('A PIN?', 'Ask for one')],
  },
  { id: 'p', slug: 'payments', title: 'Payments', faqs: [faq('By card?', 'Yes')] },
];

function category(slug: string, ...titles: string[]): GuideCategory {
  const guides = titles.map((title) => ({
    id: title,
    categoryId: slug,
    slug: title,
    title,
    subtitle: `How to ${title.toLowerCase()}`,
    updatedAt: '2026-11-01T07:00:00.000Z',
    helpful: null,
  }));
  return { id: slug, slug, title: slug, guides };
}
const guides = [category('start', 'Begin', 'Install'), category('pay', 'Invoice')];

const questions = (typed: string) =>
  shownFaqs(faqs, typed).map((one) => `${one.slug}: ${one.faqs.map((f) => f.question).join(' ')}`);
const titles = (typed: string) =>
  foundGuides(guides, typed).map((found) => `${found.category.slug}/${found.guide.slug}`);

test('questions are found by their words and by those of their answers, not by markup', () => {
  expect(questions(' my REPORTS ')).toEqual(['most-asked: Where is it?']);
  expect(questions('card')).toEqual(['payments: By card?']);
  expect(questions('strong')).toEqual([]);
  expect(questions('')).toHaveLength(2);
});

test('guides are found by their title and by the line below it', () => {
  expect(titles('install')).toEqual(['start/Install']);
  expect(titles('how to')).toEqual(['start/Begin', 'start/Install', 'pay/Invoice']);
});

test('after the last guide of a category comes the first of the next, and after the last of all none', () => {
  expect(nextGuide(guides, 'Begin')?.guide.title).toBe('Install');
  expect(nextGuide(guides, 'Install')?.guide.title).toBe('Invoice');
  expect(nextGuide(guides, 'Invoice')).toBeNull();
  expect(nextGuide(guides, 'nothing')).toBeNull();
});
