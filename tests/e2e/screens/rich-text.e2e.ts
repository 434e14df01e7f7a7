import { laptop } from '../../support/chromium.ts';
import { tabOf } from '../../support/chromium-tablet.ts';
import { expect, test } from '../../support/fixtures.ts';
import { routes } from '../../support/screens.ts';
import { showHostileHtml } from '../shared/hostile-html.ts';

interface Cleaner {
  cleaner: { cleanHtml(html: string, kind: 'line' | 'block'): DocumentFragment };
}

test('B18 B19 B20 B21 S3-006 of hostile HTML only words and a little markup are left, under our own policy', async ({
  server,
  visitedBrowser,
}) => {
  const seed = Date.now();
  const { page } = await visitedBrowser(laptop);
  await page.goto(`${server.origin}${routes.signIn}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  expect(await showHostileHtml(tabOf(page), 300, seed), `seed ${seed}`).toEqual([]);
  const elsewhere = asked.filter((url) => !url.startsWith(server.origin));
  expect(elsewhere.filter((url) => !url.startsWith('https://last.example'))).toEqual([]);

  const shown = await page.evaluate(() => {
    const { cleaner } = globalThis as unknown as Cleaner;
    const box = document.createElement('div');
    const html =
      '<p>By <strong>Friday</strong>: <a href="https://example.org/">the list</a>, 5 &lt; 6</p>';
    box.append(cleaner.cleanHtml(html, 'block'));
    return box.innerHTML;
  });
  expect(shown).toContain('By <strong>Friday</strong>: ');
  expect(shown).toContain('target="_blank"');
  expect(shown).toContain('rel="noopener noreferrer"');
  expect(shown).toContain('5 &lt; 6');
});
