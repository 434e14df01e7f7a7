import * as calls from '../../../src/domain/demo/help-center/operations.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { type DemoCall, Having, instant, ListOf, newId } from './demo-call.ts';

const nobodys = '11111111-2222-4333-8444-555555555555';
const started = 'cccccccc-0000-4000-8000-000000000001';
const projects = 'cccccccc-0000-4000-8000-000000000002';

const firstSunday = {
  id: 'dddddddd-0000-4000-8000-000000000001',
  categoryId: started,
  slug: 'your-first-sunday',
  title: 'Your first Sunday',
  subtitle: 'From signing in to the first report.',
  updatedAt: instant,
  helpful: null,
};
const content = /^<p>Take ten quiet minutes/;

const message = {
  name: 'Naledi Mokoena',
  email: 'naledi@example.org',
  subject: 'Idea',
  message: 'A larger font for the tally.',
};

export const helpCenterCalls: readonly DemoCall[] = [
  {
    ids: 'S7-070 S3-028',
    call: calls.listFaqs,
    input: {},
    answer: [
      {
        id: 'aaaaaaaa-0000-4000-8000-000000000001',
        slug: 'most-asked',
        title: 'Asked most',
        faqs: new ListOf(5, {
          id: 'bbbbbbbb-0000-4000-8000-000000000001',
          categoryId: 'aaaaaaaa-0000-4000-8000-000000000001',
          question: 'How do I count without a signal?',
          answer: /^<p>Just count/,
        }),
      },
      new Having({ slug: 'general-inquiries', faqs: new ListOf(6) }),
      new Having({ slug: 'licenses', faqs: new ListOf(5) }),
      new Having({ slug: 'payments', faqs: new ListOf(6) }),
      new Having({ slug: 'support', faqs: new ListOf(7) }),
    ],
  },
  {
    ids: 'S7-070',
    call: calls.listFaqs,
    input: { slug: 'payments' },
    answer: [new Having({ slug: 'payments', faqs: new ListOf(6) })],
  },
  { ids: 'S7-070', call: calls.listFaqs, input: { slug: 'nothing' }, answer: [] },
  {
    ids: 'S7-071 S3-029',
    call: calls.listGuides,
    input: {},
    answer: [
      {
        id: started,
        slug: 'getting-started',
        title: 'Getting started',
        guides: new ListOf(4, firstSunday),
        visibleGuides: 4,
        totalGuides: 4,
      },
      new Having({
        id: projects,
        guides: new ListOf(5),
        visibleGuides: 5,
        totalGuides: 8,
      }),
      new Having({ slug: 'settings', totalGuides: 5 }),
      new Having({ slug: 'payments', totalGuides: 4 }),
      new Having({ slug: 'your-account', visibleGuides: 5, totalGuides: 6 }),
    ],
  },
  {
    ids: 'S7-071',
    call: calls.listGuides,
    input: { limit: '2' },
    answer: new ListOf(
      5,
      new Having({ guides: new ListOf(2), visibleGuides: 2, totalGuides: 4 }),
      new Having({ guides: new ListOf(2), visibleGuides: 2, totalGuides: 8 }),
    ),
  },
  {
    ids: 'S7-071',
    call: calls.listGuides,
    input: { slug: 'projects' },
    answer: [
      {
        id: projects,
        slug: 'projects',
        title: 'Projects',
        guides: new ListOf(8, new Having({ title: 'Plan a project' })),
      },
    ],
  },
  { ids: 'S7-071', call: calls.listGuides, input: { slug: 'nothing' }, answer: [] },
  {
    ids: 'S7-072',
    call: calls.readGuide,
    input: { categorySlug: 'getting-started', guideSlug: 'your-first-sunday' },
    answer: { ...firstSunday, content },
  },
  {
    ids: 'S7-072',
    call: calls.readGuide,
    input: { categorySlug: 'projects', guideSlug: 'your-first-sunday' },
    answer: null,
  },
  {
    ids: 'S7-072',
    call: calls.changeGuide,
    input: { id: firstSunday.id, guide: { helpful: true } },
    answer: { ...firstSunday, helpful: true, content },
  },
  {
    ids: 'S7-072',
    call: calls.changeGuide,
    input: { id: nobodys, guide: { helpful: false } },
    answer: null,
  },
  {
    ids: 'S7-040',
    call: calls.addSupportMessage,
    input: { message },
    answer: { ...message, id: newId, sentAt: instant },
  },
  { ids: 'S7-040', call: calls.deleteSupportMessage, input: { id: nobodys }, answer: true },
  { ids: 'S7-040', call: undoDeletion, input: { id: nobodys }, answer: false },
];
