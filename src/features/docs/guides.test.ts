import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { besides, guideGroups, readGuide, topicAt } from './guides.ts';

const topics = guideGroups.flatMap((group) => group.topics);

test('every guide that is written is in the list, and every one in the list is written', () => {
  const written = globSync('docs/guides/*/*.md').map((file) =>
    file.slice('docs/guides/'.length, -3),
  );
  expect(topics.map(({ group, name }) => `${group}/${name}`).toSorted()).toEqual(
    written.toSorted(),
  );
});

test.each(topics.map((topic) => [topic.title, topic] as const))(
  '%s: its title is the document’s own, and its links lead somewhere',
  async (title, topic) => {
    const { title: own, nodes } = await readGuide(topic);
    expect(own).toBe(title);
    expect(nodes.length).toBeGreaterThan(1);
    const links = JSON.stringify(nodes).matchAll(/"href":"\/docs\/guides\/([\w-]+)\/([\w-]+)"/g);
    for (const [, group = '', name = ''] of links) expect(topicAt(group, name)).not.toBeNull();
  },
);

test('the way through them: from the first to the last', () => {
  const [first, last] = [topics[0], topics.at(-1)];
  if (!first || !last) throw new Error('There are no guides');
  expect(besides(first)).toMatchObject({ before: null, after: { name: 'sign-in' } });
  expect(besides(last).after).toBeNull();
});
