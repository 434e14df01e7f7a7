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
const on = '26 November 2026';

test('issue 13: the page shows words as they are, and no word of it becomes a program', () => {
  const page = dataPage(data, on, []);
  expect(page).toContain(
    '<h1>What Grace Valley keeps about Palesa &lt;b&gt;Motaung&lt;/b&gt;</h1>',
  );
  expect(page).toContain('<dd>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</dd>');
  expect(page.match(/<script|<\/script/g)).toHaveLength(2);
  expect(page).toContain('<li>Confidential notes</li>');
});

test('issue 13: a program reads the same from the page', () => {
  const text = /<script type="application\/json" id="data">(.*)<\/script>/s.exec(
    dataPage(data, on, []),
  );
  expect(JSON.parse(text?.[1] ?? '')).toEqual(data);
});

test('issue 13: the page shows the pictures that lie beside it, and none has no heading', () => {
  const photo = { name: 'photo.jpg', label: 'Photo' };
  expect(dataPage(data, on, [photo])).toContain('<img src="photo.jpg" alt="Photo">');
  expect(dataPage(data, on, [])).not.toContain('<h2>Pictures</h2>');
});
