// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { dataPage } from './data-page.ts';

const data = {
  name: 'Palesa <b>Motaung</b>',
  organisation: 'Grace Valley',
  sections: [
    {
      title: 'Record',
      records: [[{ label: 'Occupation', value: '</script><script>alert(1)</script>' }]],
    },
  ],
  leftOut: ['Confidential notes'],
};
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('issue 13: the file shows words as they are, and no word of it becomes a program', () => {
  const page = read(dataPage(data, '26 November 2026'));
  expect(page.querySelector('h1')?.textContent).toBe(
    'What Grace Valley keeps about Palesa <b>Motaung</b>',
  );
  expect(page.querySelector('dd')?.textContent).toBe('</script><script>alert(1)</script>');
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(page.body.textContent).toContain('Confidential notes');
});

test('issue 13: a program reads the same from the file', () => {
  const text = read(dataPage(data, '26 November 2026')).querySelector('#data')?.textContent ?? '';
  expect(JSON.parse(text)).toEqual(data);
});
