import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { faqCategory, guideCategory, guidePage } from '#domain/demo/help-center/entities.ts';
import { must } from '#domain/must.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import {
  allFaqs,
  allGuides,
  allSupportMessages,
  guideAt,
} from '#store/demo/help-center/queries.ts';
import { answerDemo } from '../app.ts';

let demo: DemoDatabase;

beforeEach(async () => {
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'faqs');
});

function send(method: string, path: string, body?: object): Promise<Response> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`http://localhost/api/apps/help-center/${path}`, init);
  return answerDemo(demo, request, 'Grace Valley');
}

test('S3-028 S7-070 it begins with as many questions in each category as the template has', async () => {
  const categories = await allFaqs(demo);
  expect(categories.map(({ slug, faqs }) => `${slug} ${faqs.length}`)).toEqual([
    'most-asked 5',
    'general-inquiries 6',
    'licenses 5',
    'payments 6',
    'support 7',
  ]);
  expect(categories.filter((one) => !faqCategory.safeParse(one).success)).toEqual([]);
});

test('S3-029 S7-071 and with as many guides, each at an address of its own', async () => {
  const categories = await allGuides(demo);
  expect(categories.map(({ slug, guides }) => `${slug} ${guides.length}`)).toEqual([
    'getting-started 4',
    'projects 8',
    'settings 5',
    'payments 4',
    'your-account 6',
  ]);
  expect(categories.filter((one) => !guideCategory.safeParse(one).success)).toEqual([]);
  const paths = categories.flatMap(({ slug, guides }) =>
    guides.map((guide) => `${slug}/${guide.slug}`),
  );
  for (const path of paths) {
    const found = must(await guideAt(demo, path), path);
    expect(guidePage.safeParse(found).success).toBe(true);
    expect(path.endsWith(`/${found.slug}`)).toBe(true);
  }
  expect(new Set(paths).size).toBe(27);
});

test('a message to the support stays on the device; deleted, it can come back', async () => {
  const message = {
    name: ' Naledi ',
    email: 'Naledi@Example.org',
    subject: 'Idea',
    message: 'More light',
  };
  await send('POST', 'support', { message });
  const [kept] = await allSupportMessages(demo);
  const { id } = must(kept, 'the message');
  expect(kept).toMatchObject({ email: 'naledi@example.org', subject: 'Idea' });
  await send('DELETE', `support?id=${id}`);
  expect(await allSupportMessages(demo)).toEqual([]);
  const undo = new Request('http://localhost/api/apps/demo/undo', {
    method: 'POST',
    body: JSON.stringify({ id }),
  });
  expect(await (await answerDemo(demo, undo, 'Grace Valley')).json()).toBe(true);
  expect(await allSupportMessages(demo)).toEqual([kept]);
});

test.each([
  ['no address', { email: 'naledi' }, /name@example.org/],
  ['no name', { name: '' }, /Enter your name/],
  ['no subject', { subject: ' ' }, /Enter a subject/],
  ['no words', { message: '' }, /Write your message/],
  ['too many words', { message: 'a'.repeat(3001) }, /at most 3000 characters/],
])('S8-022 a message with %s is refused', async (_, fields, sentence) => {
  const message = { name: 'N', email: 'n@example.org', subject: 'S', message: 'M', ...fields };
  const response = await send('POST', 'support', { message });
  expect(response.status).toBe(422);
  expect(JSON.stringify(await response.json())).toMatch(sentence);
  expect(await allSupportMessages(demo)).toEqual([]);
});

test('S8-022 a limit that is no number is refused', async () => {
  expect((await send('GET', 'guides?limit=many')).status).toBe(422);
});
