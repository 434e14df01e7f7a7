import { expect, test } from 'vitest';
import { writtenPage } from './markdown.ts';

test('a document becomes data: its first heading the title, the rest elements and texts', () => {
  const { title, nodes } = writtenPage(
    '# Layouts\n\nUse `a < b` & *care*, see [more](/docs/x).\n\n- One\n- **Two**\n\n```tsx\nconst a = 1 < 2;\n```\n',
  );
  expect(title).toBe('Layouts');
  expect(nodes).toEqual([
    {
      tag: 'p',
      children: [
        'Use ',
        { tag: 'code', children: ['a < b'] },
        ' & ',
        { tag: 'em', children: ['care'] },
        ', see ',
        { tag: 'a', href: '/docs/x', children: ['more'] },
        '.',
      ],
    },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['One'] },
        { tag: 'li', children: [{ tag: 'strong', children: ['Two'] }] },
      ],
    },
    { tag: 'pre', language: 'tsx', children: ['const a = 1 < 2;'] },
  ]);
});

const row = (tag: 'th' | 'td', words: string[]) => ({
  tag: 'tr',
  children: words.map((word) => ({ tag, children: [word] })),
});

test('a table has its head and its body', () => {
  const { nodes } = writtenPage('| A | B |\n|---|---|\n| 1 | 2 |\n');
  expect(nodes).toEqual([
    {
      tag: 'table',
      children: [
        { tag: 'thead', children: [row('th', ['A', 'B'])] },
        { tag: 'tbody', children: [row('td', ['1', '2'])] },
      ],
    },
  ]);
});

test('HTML in a document is left out, and code in a language that nobody colours stops the build', () => {
  expect(writtenPage('<script>alert(1)</script>\n\nText\n').nodes).toEqual([
    { tag: 'p', children: ['Text'] },
  ]);
  expect(() => writtenPage('```cobol\nSTOP RUN.\n```\n')).toThrow('Code needs one of');
});
